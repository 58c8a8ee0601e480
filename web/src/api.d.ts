/** Made from the OpenAPI document by `npm run types`; never edited by hand. */

export interface paths {
    "/api/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play
         * @description Make moves: all or nothing, never past chance or another seat.
         */
        post: operations["play_api_tables__id__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll
         * @description Say what was rolled on the real table.
         */
        post: operations["roll_api_tables__id__roll_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take the last move back, while that is free.
         */
        post: operations["undo_api_tables__id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Sit down, let a bot play on for oneself, or put a bot on a seat nobody has taken.
         */
        post: operations["sit_api_tables__id__sit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order
         * @description Give or withdraw a standing order.
         */
        post: operations["order_api_tables__id__orders_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose
         * @description Propose to go back.
         */
        post: operations["propose_api_tables__id__proposal_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent
         * @description Agree to the proposal on the table, or turn it down.
         */
        post: operations["consent_api_tables__id__consent_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Concede
         * @description Give up.
         */
        post: operations["concede_api_tables__id__concede_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/acclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acclaim
         * @description Declare another player the winner.
         */
        post: operations["acclaim_api_tables__id__acclaim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talk
         * @description What was said, from line `first` on, a page of it.
         */
        get: operations["talk_api_tables__id__chat_get"];
        put?: never;
        /**
         * Say
         * @description Say something to all at the table.
         */
        post: operations["say_api_tables__id__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Table
         * @description Open a table. The links are shown this once.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt
         * @description Open a table around a record.
         */
        post: operations["adopt_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Take a new link in the place of one that was sent: from then on nobody else has the way to this seat.
         */
        post: operations["claim_api_tables__id__claim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The whole state, as the link's seat may know it.
         */
        get: operations["look_api_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past
         * @description Moves of the past from number `first` on, a page of them.
         */
        get: operations["past_api_tables__id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/at/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At
         * @description What this seat, or any other once the game is over, may know of the position after `number` moves.
         */
        get: operations["at_api_tables__id__at__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course
         * @description The open figures of all seats through the game so far.
         */
        get: operations["course_api_tables__id__course_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description The record, as the asking seat may know it; whole once the game is over.
         */
        get: operations["export_api_tables__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why
         * @description Why not? For a move, perhaps partial, or for one thing on the table.
         */
        post: operations["why_api_tables__id__why_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/ahead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ahead
         * @description The battles before this seat, now or after a move of its own.
         */
        post: operations["ahead_api_tables__id__ahead_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The titles one can play.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rulebook of a title in our own words.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words
         * @description The vocabulary of a title.
         */
        get: operations["words_api_games__game__words_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts
         * @description The printed facts of a title: map, pieces, prices, cards.
         */
        get: operations["facts_api_games__game__facts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opening
         * @description How a title begins, as a spectator sees it when the first seat is asked: for its poster, so always the same.
         */
        get: operations["opening_api_games__game__opening_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/text/{lang}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Text
         * @description A catalogue of sentences: `engine`, or a title's own.
         */
        get: operations["text_api_text__lang___name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Odds
         * @description How a battle will end, exact where it can be.
         */
        post: operations["odds_api_games__game__odds_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check
         * @description Recompute every draw of a record.
         */
        post: operations["check_api_records_verify_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/battle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forms
         * @description What has to be said to set up a battle of a title.
         */
        get: operations["forms_api_games__game__battle_get"];
        put?: never;
        /**
         * Battle
         * @description Set a battle up, make the moves made so far again, and let the dice fall if asked.
         */
        post: operations["battle_api_games__game__battle_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcclaimAsked
         * @description I would have this seat win.
         */
        AcclaimAsked: {
            /** Winner */
            winner: number;
        };
        /**
         * Ahead
         * @description A battle: where, whence an attack still to be chosen would come, and the situation to ask the odds of.
         */
        Ahead: {
            /** Zone */
            zone: string;
            /** Start */
            start: string | null;
            /** Situation */
            situation: {
                [key: string]: unknown;
            };
        };
        /**
         * AheadAsked
         * @description Which battles are ahead, now or once a move has been made?
         */
        AheadAsked: {
            /** Move */
            move?: string | null;
        };
        /**
         * Argument
         * @description One typed argument of a move.
         */
        Argument: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /** Value */
            value: string;
        };
        /**
         * ArgumentKind
         * @description The name and the kind of an argument.
         */
        ArgumentKind: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
        };
        /**
         * BattleAsked
         * @description A battle and the moves made in it so far; `draw` lets our dice make the next one.
         */
        BattleAsked: {
            /** Situation */
            situation: {
                [key: string]: unknown;
            };
            /** Moves */
            moves?: string[];
            /**
             * Draw
             * @default false
             */
            draw: boolean;
        };
        /**
         * BattleShown
         * @description Where a battle stands. `turn` is 0 for the attacker, 1 for the defender, -1 for the dice, -2 for nobody.
         *
         *     Dice with faces stand in `roll` instead of `moves`, for many of them can fall in millions of ways.
         */
        BattleShown: {
            /** Made */
            made: string[];
            /** Sides */
            sides: string[];
            /** Events */
            events: (string | null)[][];
            /** Turn */
            turn: number;
            /** Prompt */
            prompt: {
                [key: string]: unknown;
            } | null;
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            roll: components["schemas"]["RollAsked-Output"] | null;
            /** Outcome */
            outcome: unknown[] | null;
        };
        /**
         * ChairAsked
         * @description Who is to sit on a seat.
         */
        ChairAsked: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Bot
             * @default
             */
            bot: string;
        };
        /**
         * ChairShown
         * @description Who sits on a seat.
         */
        ChairShown: {
            /** Kind */
            kind: string;
            /** Bot */
            bot: string;
            /** Conceded */
            conceded: boolean;
        };
        /**
         * ChatAsked
         * @description Something to say to all at the table.
         */
        ChatAsked: {
            /** Text */
            text: string;
        };
        /**
         * ChatLine
         * @description Something a seat said to all at the table, and when (in seconds since 1970).
         */
        ChatLine: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
            /** Time */
            time: number;
        };
        /**
         * Claimed
         * @description The one link that opens this seat from now on, shown once.
         */
        Claimed: {
            /** Link */
            link: string;
        };
        /**
         * ConsentAsked
         * @description Yes or no to the proposal on the table.
         */
        ConsentAsked: {
            /** Sequence */
            sequence: number;
            /** Agrees */
            agrees: boolean;
        };
        /**
         * CourseShown
         * @description Figures everybody may know, at some moments of a game; the last is the present.
         */
        CourseShown: {
            /** Moments */
            moments: number[];
            /** Figures */
            figures: {
                [key: string]: number[][];
            };
            /** Turns */
            turns: [
                number,
                number
            ][];
            /** Battles */
            battles: number[];
        };
        /**
         * EventShown
         * @description A kind of event: what the slugs after its key are.
         */
        EventShown: {
            /** Arguments */
            arguments: components["schemas"]["ArgumentKind"][];
        };
        /**
         * Field
         * @description One entry, as `engine.form.Field` explains.
         */
        Field: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "number" | "pair" | "truth" | "choice" | "choices" | "order" | "part" | "parts";
            /**
             * Least
             * @default 0
             */
            least: number;
            /**
             * Most
             * @default 0
             */
            most: number;
            /** Value */
            value?: number | boolean | string | number[] | string[] | null;
            /**
             * Among
             * @default []
             */
            among: string[];
            /**
             * Words
             * @default
             */
            words: string;
            /**
             * Optional
             * @default false
             */
            optional: boolean;
            /**
             * Unless
             * @default
             */
            unless: string;
            /**
             * Fields
             * @default []
             */
            fields: components["schemas"]["Field"][];
        };
        /**
         * FormShown
         * @description One sort of battle: the value of the entry `words` where a title has several, and its entries.
         */
        FormShown: {
            /** Id */
            id: string;
            /** Words */
            words: string;
            /** Fields */
            fields: components["schemas"]["Field"][];
        };
        /**
         * GameShown
         * @description A title one can open a table of.
         */
        GameShown: {
            /** Id */
            id: string;
            /** Version */
            version: number;
            /** Seats */
            seats: number[];
            /** Scenarios */
            scenarios: string[];
            /** Options */
            options: {
                [key: string]: string[];
            };
            /** Bots */
            bots: string[];
        };
        /**
         * Happened
         * @description One move made, as this seat may know it; a hidden move is null.
         */
        Happened: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Move */
            move: string | null;
            /** Events */
            events: (string | null)[][];
            /** Turn */
            turn: number | null;
            /** Phase */
            phase: string | null;
        };
        /**
         * KindShown
         * @description A kind of argument: its named values, or the faces of its die, or none where it is a number.
         */
        KindShown: {
            /** Slugs */
            slugs: string[];
        };
        /**
         * MoveShown
         * @description A legal move: its text, and the words it is made of so that clicks can narrow the choice.
         */
        MoveShown: {
            /** Text */
            text: string;
            /** Verb */
            verb: string;
            /** Rule */
            rule: string;
            /** Arguments */
            arguments: components["schemas"]["Argument"][];
        };
        /**
         * MovesAsked
         * @description One or several moves, decided at one state of the table: all or nothing.
         */
        MovesAsked: {
            /** Sequence */
            sequence: number;
            /** Moves */
            moves: string[];
        };
        /**
         * OddsAsked
         * @description A battle, in the form its game documents.
         */
        OddsAsked: {
            /** Situation */
            situation: {
                [key: string]: unknown;
            };
        };
        /**
         * Opened
         * @description A new table and the secret links to its seats, shown once.
         */
        Opened: {
            /** Id */
            id: string;
            /** Links */
            links: {
                [key: string]: string;
            };
        };
        /**
         * OrderAsked
         * @description A standing order: always this answer to this question; no answer withdraws it.
         */
        OrderAsked: {
            /** Prompt */
            prompt: string;
            /** Answer */
            answer?: string | null;
        };
        /**
         * Problem
         * @description Anything refused: a key for its sentence, a detail for people, and a rule's refusal where there is one.
         */
        Problem: {
            /** Key */
            key: string;
            /**
             * Detail
             * @default
             */
            detail: string;
            /**
             * Expected
             * @default
             */
            expected: string;
            refusal?: components["schemas"]["RefusalShown"] | null;
            /** Sequence */
            sequence?: number | null;
        };
        /**
         * ProposalAsked
         * @description Let us go back to the position after so many moves.
         */
        ProposalAsked: {
            /** Sequence */
            sequence: number;
            /** Number */
            number: number;
        };
        /**
         * RecordAsked
         * @description A record to replay or to go on with.
         */
        RecordAsked: {
            /** Record */
            record: string;
            /**
             * Chairs
             * @default []
             */
            chairs: components["schemas"]["ChairAsked"][];
        };
        /**
         * RefusalShown
         * @description Why not: the key of the sentence, the rule that forbids, and the words of the move.
         */
        RefusalShown: {
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /** General */
            general: boolean;
            /** Arguments */
            arguments: components["schemas"]["Argument"][];
        };
        /**
         * RegionShown
         * @description A part of the map, for reading it in order.
         */
        RegionShown: {
            /** Id */
            id: string;
            /** Zones */
            zones: string[];
        };
        /**
         * RollAsked
         * @description What the people at the table rolled.
         */
        "RollAsked-Input": {
            /** Sequence */
            sequence: number;
            /** Move */
            move: string;
        };
        /**
         * RollAsked
         * @description Dice to fall: the verb of the move, the kind that has their faces, and how many they are.
         */
        "RollAsked-Output": {
            /** Verb */
            verb: string;
            /** Kind */
            kind: string;
            /** Dice */
            dice: number;
        };
        /**
         * RuleShown
         * @description One section of a rulebook, in our own words.
         */
        RuleShown: {
            /** Id */
            id: string;
            /** Title */
            title: {
                [key: string]: string;
            };
            /** Gist */
            gist: {
                [key: string]: string;
            };
        };
        /**
         * SequenceAsked
         * @description Something decided at one state of the table.
         */
        SequenceAsked: {
            /** Sequence */
            sequence: number;
        };
        /**
         * SitAsked
         * @description Who is to sit on a seat, one's own if none is named: a person, a bot, or nobody yet.
         */
        SitAsked: {
            /** Seat */
            seat?: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Bot
             * @default
             */
            bot: string;
        };
        /**
         * State
         * @description All a seat may know of a table, whole. `sequence` names this state.
         */
        State: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Sequence */
            sequence: number;
            /** Seat */
            seat: number;
            /** Step */
            step: string;
            /** Turn */
            turn: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            /** Chairs */
            chairs: components["schemas"]["ChairShown"][];
            /** Orders */
            orders: {
                [key: string]: string;
            };
            /** Can Undo */
            can_undo: boolean;
            /** Proposal */
            proposal: number | null;
            /** Consents */
            consents: number[];
            /** Acclaims */
            acclaims: {
                [key: string]: number;
            };
            /** Count */
            count: number;
            /** Since */
            since: number;
            /** Log */
            log: components["schemas"]["Happened"][];
            /** Commitment */
            commitment: string;
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Over */
            over: boolean;
            /** Closed */
            closed: [
                string,
                number[]
            ] | null;
        };
        /**
         * TableAsked
         * @description A new table. What is left out is the title's first choice.
         */
        TableAsked: {
            /** Game */
            game: string;
            /**
             * Scenario
             * @default
             */
            scenario: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** Chairs */
            chairs: components["schemas"]["ChairAsked"][];
            /**
             * Real Dice
             * @default false
             */
            real_dice: boolean;
        };
        /**
         * VerbShown
         * @description Something one may decide.
         */
        VerbShown: {
            /** Name */
            name: string;
            /** Rule */
            rule: string;
            /** Arguments */
            arguments: components["schemas"]["ArgumentKind"][];
        };
        /**
         * Verified
         * @description What can be said about the dice of a record.
         */
        Verified: {
            /** Status */
            status: string;
            /** Draws */
            draws: number;
            /** Void */
            void: number;
            /** Detail */
            detail: string;
        };
        /**
         * Why
         * @description The answer to a why-not; null when it is possible after all.
         */
        Why: {
            refusal: components["schemas"]["RefusalShown"] | null;
        };
        /**
         * WhyAsked
         * @description Why is a move, perhaps partial, or one thing, not possible?
         */
        WhyAsked: {
            /** Move */
            move?: string | null;
            /** Kind */
            kind?: string | null;
            /** Thing */
            thing?: string | null;
        };
        /**
         * WordsShown
         * @description The vocabulary of a title, for a client that makes its own sentences.
         */
        WordsShown: {
            /** Kinds */
            kinds: {
                [key: string]: components["schemas"]["KindShown"];
            };
            /** Verbs */
            verbs: components["schemas"]["VerbShown"][];
            /** Events */
            events: {
                [key: string]: components["schemas"]["EventShown"];
            };
            /** Prompts */
            prompts: {
                [key: string]: string;
            };
            /** Ends */
            ends: {
                [key: string]: string;
            };
            /** Regions */
            regions: components["schemas"]["RegionShown"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    play_api_tables__id__moves_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    roll_api_tables__id__roll_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollAsked-Input"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_tables__id__undo_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SequenceAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit_api_tables__id__sit_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    order_api_tables__id__orders_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    propose_api_tables__id__proposal_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    consent_api_tables__id__consent_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    concede_api_tables__id__concede_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acclaim_api_tables__id__acclaim_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcclaimAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    talk_api_tables__id__chat_get: {
        parameters: {
            query?: {
                first?: number;
            };
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLine"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say_api_tables__id__chat_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adopt_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claim_api_tables__id__claim_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claimed"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_api_tables__id__get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    past_api_tables__id__log_get: {
        parameters: {
            query?: {
                first?: number;
                eyes?: number | null;
            };
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Happened"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    at_api_tables__id__at__number__get: {
        parameters: {
            query?: {
                eyes?: number | null;
            };
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_api_tables__id__course_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_api_tables__id__record_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Problem"];
                };
            };
        };
    };
    why_api_tables__id__why_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ahead_api_tables__id__ahead_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AheadAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ahead"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameShown"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleShown"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    words_api_games__game__words_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordsShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    facts_api_games__game__facts_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    opening_api_games__game__opening_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    text_api_text__lang___name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Problem"];
                };
            };
        };
    };
    odds_api_games__game__odds_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OddsAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_api_records_verify_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forms_api_games__game__battle_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormShown"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battle_api_games__game__battle_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattleAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleShown"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
