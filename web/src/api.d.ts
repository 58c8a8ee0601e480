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
    "/api/tables/{id}/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pace
         * @description Let bots and dice go on at once, or one step after the other.
         */
        post: operations["pace_api_tables__id__pace_post"];
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
    "/api/games/{game}/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Teach
         * @description Open a guided first game. The links are shown this once.
         */
        post: operations["teach_api_games__game__guide_post"];
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
    "/api/tables/{id}/roads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roads
         * @description The ways this seat may go now in one move.
         */
        get: operations["roads_api_tables__id__roads_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description The moves a search prefers for the seat that asks, which must be the one that decides.
         */
        post: operations["hint_api_tables__id__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shown
         * @description The analysis of a game, or how far it has come.
         */
        get: operations["shown_api_tables__id__analysis_get"];
        put?: never;
        /**
         * Begin
         * @description Analyse a game that is over, unless that was done or is being done.
         */
        post: operations["begin_api_tables__id__analysis_post"];
        /**
         * End
         * @description Give up an analysis that is being made, or forget one that was.
         */
        delete: operations["end_api_tables__id__analysis_delete"];
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
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Examples
         * @description The small boards of a rulebook.
         */
        get: operations["examples_api_games__game__examples_get"];
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
    "/api/games/{game}/aids/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aids
         * @description The tables of the box of a title, in the words of a language.
         */
        get: operations["aids_api_games__game__aids__lang__get"];
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
         * AidRow
         * @description A row of a printed table.
         */
        AidRow: {
            /** Name */
            name: string;
            /** Cells */
            cells: string[];
        };
        /**
         * AidShown
         * @description A table of the box in the words of a language.
         */
        AidShown: {
            /** Key */
            key: string;
            /** Title */
            title: string;
            /** Note */
            note: string;
            /** Columns */
            columns: string[];
            /** Rows */
            rows: components["schemas"]["AidRow"][];
        };
        /**
         * AmongShown
         * @description An argument of a whole choice: the values it may name now (any of its kind if none is listed).
         *
         *     Where it counts them, `most` says for each how many there may be.
         */
        AmongShown: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /** Among */
            among: string[];
            /** Most */
            most: number[];
        };
        /**
         * Analysed
         * @description How far an analysis has come, and what it found once it is done.
         */
        Analysed: {
            /** State */
            state: string;
            /**
             * Done
             * @default 0
             */
            done: number;
            /**
             * Of
             * @default 0
             */
            of: number;
            /**
             * Moments
             * @default []
             */
            moments: number[];
            /**
             * Chances
             * @default []
             */
            chances: number[][];
            /**
             * Turns
             * @default []
             */
            turns: components["schemas"]["TurningPoint"][];
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
         */
        BattleShown: {
            /** Made */
            made: string[];
            /** Sides */
            sides: string[];
            /** Events */
            events: components["schemas"]["EventTold"][];
            /** Changes */
            changes: components["schemas"]["EventTold"][];
            /** Turn */
            turn: number;
            /** Prompt */
            prompt: {
                [key: string]: unknown;
            } | null;
            /** Remarks */
            remarks: components["schemas"]["RemarkTold"][];
            /** Moves */
            moves: components["schemas"]["MoveShown"][];
            /** Told */
            told: {
                [key: string]: components["schemas"]["RemarkTold"][];
            };
            roll: components["schemas"]["DiceAsked"] | null;
            /** Outcome */
            outcome: unknown[] | null;
        };
        /**
         * BetterMove
         * @description A decision that a search would have made otherwise.
         */
        BetterMove: {
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /** Played */
            played: string;
            /** Chance */
            chance: number;
            /** Move */
            move: string;
            /** Best */
            best: number;
            /** Lost */
            lost: number;
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
         * ChangeShown
         * @description How a game goes on whose rules have changed: carried over from a stored position, or back at an earlier one.
         *
         *     While `step` is `agrees` the people at the table still have to agree on the proposal to go back.
         */
        ChangeShown: {
            /** Versions */
            versions: number[];
            /** Carried */
            carried: boolean;
            /** Void */
            void: number;
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
         * DiceAsked
         * @description Dice to fall: the verb of the move, the kind that has their faces, and how many they are.
         *
         *     They stand in the place of a list of moves, for many of them can fall in millions of ways.
         */
        DiceAsked: {
            /** Verb */
            verb: string;
            /** Kind */
            kind: string;
            /** Dice */
            dice: number;
        };
        /**
         * EventShown
         * @description A kind of event: what its arguments are.
         */
        EventShown: {
            /** Arguments */
            arguments: components["schemas"]["ArgumentKind"][];
        };
        /**
         * EventTold
         * @description Something that happened: the key of its sentence, and its arguments by name; a hidden one is null.
         */
        EventTold: {
            /** Key */
            key: string;
            /** Args */
            args: {
                [key: string]: string | null;
            };
        };
        /**
         * ExampleShown
         * @description A small board beside a section of the rulebook: `example-<game>-<id>` is what it says.
         */
        ExampleShown: {
            /** Id */
            id: string;
            /** Rule */
            rule: string;
            /** Middle */
            middle: string;
            /** View */
            view: {
                [key: string]: unknown;
            };
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
            /** Starts */
            starts: {
                [key: string]: components["schemas"]["StartShown"];
            };
            /** Bots */
            bots: string[];
            /** Guided */
            guided: boolean;
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
            events: components["schemas"]["EventTold"][];
            /** Turn */
            turn: number | null;
            /** Phase */
            phase: string | null;
        };
        /**
         * Hint
         * @description A move that a search looked at, with its chance to win and how far that may be off, in hundredths.
         */
        Hint: {
            /** Move */
            move: string;
            /** Chance */
            chance: number;
            /** Doubt */
            doubt: number;
        };
        /**
         * KindShown
         * @description A kind of argument: its named values, or the faces of its die, or none where it is a number.
         */
        KindShown: {
            /** Slugs */
            slugs: string[];
            pack: components["schemas"]["PackShown"] | null;
        };
        /**
         * LessonShown
         * @description How far the learner of a guided game has come.
         */
        LessonShown: {
            /** Minutes */
            minutes: number;
            /** Steps */
            steps: components["schemas"]["StepShown"][];
            /** Now */
            now: number;
            /** Show */
            show: string;
            /** Things */
            things: string[];
            /** Strayed */
            strayed: string;
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
         * PaceAsked
         * @description Whether bots and dice go on at once.
         */
        PaceAsked: {
            /** Quick */
            quick: boolean;
        };
        /**
         * PackShown
         * @description How one argument names several things: a set (`a+b`), an order (`a>b`) or counts (`a:2.b:1`); `-` for none.
         */
        PackShown: {
            /**
             * Form
             * @enum {string}
             */
            form: "several" | "sequence" | "counts";
            /** Of */
            of: string;
            /** Between */
            between: string;
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
         * RemarkTold
         * @description What people should know of a throw or a choice: the key of its sentence, its things and its numbers.
         */
        RemarkTold: {
            /** Key */
            key: string;
            /** Things */
            things: components["schemas"]["ThingTold"][];
            /** Numbers */
            numbers: {
                [key: string]: number;
            };
        };
        /**
         * Risk
         * @description What another may try after a step: the verb, who or what does it, and how likely it comes true.
         */
        Risk: {
            /** Step */
            step: number;
            /** Verb */
            verb: string;
            /** Kind */
            kind: string;
            /** Thing */
            thing: string;
            /** Chance */
            chance: number;
        };
        /**
         * Road
         * @description A way: the moves that go as far as nobody else decides and no die falls, and what it passes, the end last.
         */
        Road: {
            /** Moves */
            moves: string[];
            /** Path */
            path: string[];
            /** Costs */
            costs: number[];
            /** Sure */
            sure: number;
            /** Risks */
            risks: components["schemas"]["Risk"][];
            /** Rolls */
            rolls: number[];
        };
        /**
         * RollAsked
         * @description What the people at the table rolled.
         */
        RollAsked: {
            /** Sequence */
            sequence: number;
            /** Move */
            move: string;
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
         * StartShown
         * @description What one may choose in a scenario: numbers of seats, options with their values, the default first.
         */
        StartShown: {
            /** Seats */
            seats: number[];
            /** Options */
            options: {
                [key: string]: string[];
            };
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
            /** Wholes */
            wholes: components["schemas"]["WholeShown"][];
            roll: components["schemas"]["DiceAsked"] | null;
            /** Chairs */
            chairs: components["schemas"]["ChairShown"][];
            /** Orders */
            orders: {
                [key: string]: string;
            };
            /** Asides */
            asides: string[];
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
            /** Quick */
            quick: boolean;
            /** Foreseen */
            foreseen: boolean;
            /** Count */
            count: number;
            /** Since */
            since: number;
            /** Log */
            log: components["schemas"]["Happened"][];
            /** Commitment */
            commitment: string;
            /** Fingerprint */
            fingerprint: string;
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Over */
            over: boolean;
            lesson: components["schemas"]["LessonShown"] | null;
            changed: components["schemas"]["ChangeShown"] | null;
            /** Closed */
            closed: [
                string,
                number[]
            ] | null;
        };
        /**
         * StepShown
         * @description One step of a lesson: `guide-<game>-<id>` is what it says; its state is done, passed, now or later.
         */
        StepShown: {
            /** Id */
            id: string;
            /** Rule */
            rule: string;
            /** Sort */
            sort: string;
            /** State */
            state: string;
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
         * ThingTold
         * @description A thing a remark names; things of one name are told one after the other, counted where there are several.
         */
        ThingTold: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /** Slug */
            slug: string;
            /** Count */
            count: number | null;
        };
        /**
         * TurningPoint
         * @description Where the chances changed much between two moments.
         */
        TurningPoint: {
            /** First */
            first: number;
            /** Last */
            last: number;
            /** Before */
            before: number[];
            /** After */
            after: number[];
            /** Better */
            better: components["schemas"]["BetterMove"][];
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
            /** Chained */
            chained: boolean;
            /** Numbers */
            numbers: number[];
            /** Fingerprint */
            fingerprint: string;
        };
        /**
         * WholeShown
         * @description A move that says at once what several moves of the list would; its text is the verb and its arguments.
         *
         *     `steps` are the verbs of those it takes the place of, if it can always be made instead of them.
         */
        WholeShown: {
            /** Verb */
            verb: string;
            /** Rule */
            rule: string;
            /** Arguments */
            arguments: components["schemas"]["AmongShown"][];
            /** Steps */
            steps: string[];
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
        /** @description All a player sees. */
        ConquestView: {
            game: string;
            scenario: string;
            seats: number;
            turn: number;
            prompt: components["schemas"]["ConquestPrompt"] | null;
            outcome: [
                string,
                string,
                number[]
            ] | null;
            likely?: {
                [key: string]: number;
            };
            sides: components["schemas"]["ConquestSide"][];
            zones: {
                [key: string]: components["schemas"]["ConquestZone"];
            };
            own: components["schemas"]["ConquestOwn"];
            fought?: components["schemas"]["ConquestFought"];
            status: components["schemas"]["ConquestStatus"];
        };
        /** @description What the deciding seat is asked: the key of the question, the rule that asks it, and what it speaks of. */
        ConquestPrompt: {
            key: string;
            rule: string;
            about: [
                string,
                string,
                string
            ][];
        };
        /** @description A player: what he has, holds and owes, and who took his emperor. */
        ConquestSide: {
            side: string;
            home: string | null;
            conqueror: string | null;
            tribute: number;
            treasury: number;
            pool: {
                [key: string]: number;
            };
            hostages: string[];
            allies: string[];
        };
        /** @description A province or a sea zone; only a province has a value and may have a city (2 is one on order). */
        ConquestZone: {
            owner: string | null;
            pieces: components["schemas"]["ConquestPiece"][];
            value?: number;
            city?: number;
            fortification?: number;
        };
        /** @description A leader, a galley, or units of one type; with the movement points left, and for units how many have none. */
        ConquestPiece: {
            side: string;
            piece: string;
            count: number;
            points?: number;
            ship?: string;
            coast?: number;
            cargo?: {
                [key: string]: number;
            };
            spent?: number;
            half?: number;
        };
        /** @description What lies beside the map: roads, what is left in the box, prices, and the combat legions of a battle. */
        ConquestOwn: {
            roads: string[];
            pools: {
                [key: string]: number;
            };
            legions: {
                [key: string]: number[];
            };
            fallen: {
                [key: string]: number[];
            };
            prices: {
                [key: string]: number;
            };
            battles: string[];
        };
        /** @description The battle under way, or the last one, round by round, and what it came to. */
        ConquestFought: {
            zone: string;
            attacker: string;
            defender: string;
            naval: boolean;
            rounds: components["schemas"]["ConquestRound"][];
            after: components["schemas"]["ConquestTold"][];
            winner: string | null;
            decided: boolean;
            over: boolean;
        };
        /** @description A round: what was rolled, and the units that fell by side (infantry, cavalry, catapults). */
        ConquestRound: {
            blows: components["schemas"]["ConquestBlow"][];
            lost: {
                [key: string]: number[];
            };
        };
        /** @description A roll of one side: the faces, those that hit, and how many did; empty until the dice have fallen. */
        ConquestBlow: {
            side: string;
            roll: string;
            hitting: string;
            hits: number;
        };
        /** @description Something that happened: the key of its sentence, and its arguments by name. */
        ConquestTold: {
            key: string;
            args: {
                [key: string]: string | null;
            };
        };
        /** @description How far the game has come: round, phase, whose turn, and by how much prices are raised. */
        ConquestStatus: {
            round: number;
            phase: string;
            active: string | null;
            prices: number;
        };
        /** @description All a player sees. */
        HannibalView: {
            game: string;
            scenario: string;
            seats: number;
            turn: number;
            prompt: components["schemas"]["HannibalPrompt"] | null;
            outcome: [
                string,
                string,
                number[]
            ] | null;
            likely?: {
                [key: string]: number;
            };
            sides: components["schemas"]["HannibalSide"][];
            zones: {
                [key: string]: components["schemas"]["HannibalZone"];
            };
            provinces: {
                [key: string]: components["schemas"]["HannibalProvince"];
            };
            countries: {
                [key: string]: components["schemas"]["HannibalCountry"];
            };
            signs: {
                [key: string]: string | null;
            };
            generals: {
                [key: string]: string;
            };
            offices: {
                [key: string]: string;
            };
            discards: string[];
            removed: string[];
            fought?: components["schemas"]["HannibalFought"];
            march?: components["schemas"]["HannibalMarch"];
            battle?: components["schemas"]["HannibalBattle"];
            hand?: string[];
            own?: components["schemas"]["HannibalOwn"];
            status: components["schemas"]["HannibalStatus"];
        };
        /** @description What the deciding seat is asked: the key of the question, the rule that asks it, and what it speaks of. */
        HannibalPrompt: {
            key: string;
            rule: string;
            about: [
                string,
                string,
                string
            ][];
        };
        /** @description A side: political points, cards in hand, combat units and markers on the map. */
        HannibalSide: {
            side: string;
            points: number;
            cards: number;
            units: number;
            markers: number;
        };
        /** @description A space: who controls it, what stands there (pieces behind walls end in -inside), siege points. */
        HannibalZone: {
            owner: string | null;
            pieces: components["schemas"]["HannibalPiece"][];
            marker?: string;
            siege?: number;
            inside?: string[];
            isolated?: boolean;
        };
        /** @description Units, or a general with whether he commands where he stands. */
        HannibalPiece: {
            side: string;
            piece: string;
            count: number;
            command?: number;
        };
        /** @description 19.1, 22.1: who controls a province, whether it counts, and how many spaces each side holds there. */
        HannibalProvince: {
            owner: string | null;
            point: boolean;
            rome: number;
            carthage: number;
        };
        /** @description 22.1: the political points each side has in a country. */
        HannibalCountry: {
            rome: number;
            carthage: number;
        };
        /** @description The battle under way, or the last one: cards dealt, what came before the first card, rounds, what it came to. */
        HannibalFought: {
            space: string;
            attacker: string;
            dealt: {
                [key: string]: number;
            };
            before: components["schemas"]["HannibalTold"][];
            rounds: components["schemas"]["HannibalRound"][];
            after: components["schemas"]["HannibalTold"][];
            winner: string | null;
            over: boolean;
        };
        /** @description Something that happened: the key of its sentence, and its arguments by name. */
        HannibalTold: {
            key: string;
            args: {
                [key: string]: string | null;
            };
        };
        /** @description One round: the card led and its answer, a die thrown after it, and who leads on if that changed. */
        HannibalRound: {
            led: components["schemas"]["HannibalLaid"];
            matched: components["schemas"]["HannibalLaid"] | null;
            cast: components["schemas"]["HannibalCast"] | null;
            initiative: string | null;
        };
        HannibalLaid: {
            side: string;
            card: string;
            as: string;
        };
        /** @description A die thrown for a general, and what he needed at most. */
        HannibalCast: {
            general: string;
            die: string;
            needed: string;
            success: boolean;
        };
        /** @description The army on the march, where it is, the movement points it has left, and where it goes while others are asked. */
        HannibalMarch: {
            general: string;
            at: string;
            units: number;
            elephants: number;
            train: number;
            generals: string[];
            points: number;
            towards?: string;
        };
        /** @description A battle under way; lists are by side, Rome first. */
        HannibalBattle: {
            space: string;
            attacker: string;
            lead: string;
            rounds: number;
            hands: components["schemas"]["HannibalBattleHand"][];
            commanders: string[];
            card: string;
            step: string;
            sources?: {
                [key: string]: number;
            }[];
            due?: number[];
        };
        /** @description The battle cards of one side: how many, those this seat knows by kind, and how many were shown. */
        HannibalBattleHand: {
            cards: number;
            known: {
                [key: string]: number;
            };
            shown: number;
        };
        /** @description What only one seat may see, beside its hand: cards known of the other and known to it, its battle cards. */
        HannibalOwn: {
            "battle-hand"?: {
                [key: string]: number;
            };
            "enemy-shown"?: {
                [key: string]: number;
            };
            known: string[];
            betrayed: string[];
            army?: {
                [key: string]: number;
            };
        };
        /** @description 5: turn and phase, what lasts beyond its card, and the card and the march under way. */
        HannibalStatus: {
            turn: number;
            last: number;
            phase: string;
            truce: number;
            macedon: number;
            "naval-victory": number;
            "hanno-counsels": number;
            "cato-counsels": number;
            reshuffle: number;
            deck: number;
            "points-left"?: number;
            card?: string;
        };
        /** @description All that is seen. */
        RepublicView: {
            game: string;
            scenario: string;
            seats: number;
            turn: number;
            prompt: components["schemas"]["RepublicPrompt"] | null;
            outcome: [
                string,
                string,
                number[]
            ] | null;
            likely?: {
                [key: string]: number;
            };
            sides: components["schemas"]["RepublicSide"][];
            zones: {
                [key: string]: components["schemas"]["RepublicZone"];
            };
            own: components["schemas"]["RepublicOwn"];
            fought?: components["schemas"]["RepublicFought"];
            status: components["schemas"]["RepublicStatus"];
        };
        /** @description What the deciding seat is asked: the key of the question, the rule that asks it, and what it speaks of. */
        RepublicPrompt: {
            key: string;
            rule: string;
            about: [
                string,
                string,
                string
            ][];
        };
        /** @description Rome, or the rebel: the units on its side. */
        RepublicSide: {
            side: string;
            name: null;
            legions: number;
            fleets: number;
        };
        /** @description A conflict on the table, or a province of somebody's. */
        RepublicZone: {
            "fleet-defeated"?: boolean;
            owner: string | null;
            pieces: components["schemas"]["RepublicPiece"][];
            status?: string;
            leaders?: string[];
            developed?: boolean;
            captor?: string | null;
            governor?: string | null;
        };
        /** @description Pieces of one sort in a zone. */
        RepublicPiece: {
            side: string;
            piece: string;
            count: number;
        };
        /** @description Beside the map: forces, whom each expedition was sent against (kind and slug), commanders, enemy leaders. */
        RepublicOwn: {
            "rebel-result": string;
            forces: {
                [key: string]: components["schemas"]["RepublicPiece"][];
            };
            targets: {
                [key: string]: string[];
            };
            commanders: components["schemas"]["RepublicCommander"][];
            leaders: string[];
        };
        /** @description A commander: his ratings, his chit, and what has become of him. */
        RepublicCommander: {
            commander: string;
            rating: number;
            influence: number;
            popularity: number;
            chit: number;
            fate: string;
        };
        /** @description The last confrontation: what was fought, both strengths, the dice, and what it cost and brought. */
        RepublicFought: {
            fought: components["schemas"]["RepublicTold"];
            own: number;
            enemy: number;
            omens: number;
            rows: components["schemas"]["RepublicRow"][];
            roll: components["schemas"]["RepublicThrow"] | null;
            after: components["schemas"]["RepublicTold"][];
        };
        /** @description Something that happened: the key of its sentence, and its arguments by name. */
        RepublicTold: {
            key: string;
            args: {
                [key: string]: string | null;
            };
        };
        /** @description 0.3.1: a total of three dice: in how many of 216 ways it falls, what it comes to, its result and its losses. */
        RepublicRow: {
            total: number;
            ways: number;
            final: number | null;
            result: string;
            loss: number | null;
        };
        /** @description Three dice: their total, what it came to in the end where that counts, and the result. */
        RepublicThrow: {
            total: number;
            final: number | null;
            result: string;
        };
        /** @description What is asked for now, and what the whole phase goes by. */
        RepublicStatus: {
            confrontation: string;
            omens: number;
            unrest: number;
            treasury: number;
            conflicts: number;
        };
        /** @description All that is seen of the whole game. */
        RepublicWholeView: {
            game: string;
            scenario: string;
            seats: number;
            turn: number;
            prompt: components["schemas"]["RepublicPrompt"] | null;
            outcome: [
                string,
                string,
                number[]
            ] | null;
            likely?: {
                [key: string]: number;
            };
            sides: components["schemas"]["RepublicFaction"][];
            zones: {
                [key: string]: components["schemas"]["RepublicProvince"];
            };
            own: components["schemas"]["RepublicWholeOwn"];
            hand?: string[];
            status: components["schemas"]["RepublicWholeStatus"];
        };
        /** @description A faction: its open numbers. */
        RepublicFaction: {
            side: string;
            name: null;
            influence: number;
            votes: number;
            senators: number;
            cards: number;
            least: number;
            most: number;
            temper: string | null;
        };
        /** @description A province that exists, or is fought over. */
        RepublicProvince: {
            owner: string | null;
            pieces: components["schemas"]["RepublicPiece"][];
            status: string;
            governor: string | null;
            legate: boolean;
            developed: boolean;
            term: number;
            militia: number;
            flotillas: number;
        };
        /** @description Beside the provinces: people, wars, the Forum, the Senate, and what this seat alone knows. */
        RepublicWholeOwn: {
            era: string;
            senators: components["schemas"]["RepublicSenator"][];
            offices: {
                [key: string]: string;
            };
            presiding: string | null;
            wars: components["schemas"]["RepublicWar"][];
            leaders: string[];
            forum: string[];
            curia: string[];
            destroyed: string[];
            events: components["schemas"]["RepublicHappening"][];
            laws: string[];
            bills: {
                [key: string]: number;
            };
            bequests: string[];
            discards: string[];
            deck: number;
            legions: number;
            fleets: number;
            raised: {
                [key: string]: number;
            };
            veterans: components["schemas"]["RepublicVeteran"][];
            garrisons: {
                [key: string]: number;
            };
            rebel: string | null;
            rebels: string[];
            life: string | null;
            debits: number;
            price: number;
            floor: components["schemas"]["RepublicFloor"] | null;
            draft: components["schemas"]["RepublicDraft"] | null;
            people: components["schemas"]["RepublicPeople"];
            initiative: components["schemas"]["RepublicInitiative"] | null;
            persuasion: components["schemas"]["RepublicPersuasion"] | null;
            prospects: components["schemas"]["RepublicProspect"][];
            auction: components["schemas"]["RepublicBidding"] | null;
            coalition: string[];
            hands: {
                [key: string]: string[];
            };
            ledger: components["schemas"]["RepublicPledged"][];
            purse?: number;
        };
        /** @description A senator in play: who he is, where he is, what is on his card. */
        RepublicSenator: {
            "prior-consul": boolean;
            commander: string;
            statesman: boolean;
            family: string | null;
            faction: string | null;
            leads: boolean;
            place: string;
            at: string | null;
            military: number;
            oratory: number;
            loyalty: number;
            influence: number;
            popularity: number;
            talents: number;
            knights: number;
            votes: number;
            office: string | null;
            proconsul: boolean;
            corrupt: boolean;
            major: boolean;
            rebel: boolean;
            concessions: components["schemas"]["RepublicHolding"][];
        };
        /** @description A concession, and whether its corrupt bar shows. */
        RepublicHolding: {
            concession: string;
            bar: boolean;
        };
        /** @description A war in the Forum, with all that counts in battle. */
        RepublicWar: {
            war: string;
            status: string;
            land: number;
            naval: number;
            support: number;
            spoils: number;
            disaster: number[];
            standoff: number[];
            leaders: string[];
            drought: boolean;
            revolt: boolean;
            forces: components["schemas"]["RepublicForce"][];
        };
        /** @description Units under a commander, or without one, at a war. */
        RepublicForce: {
            commander: string | null;
            legions: number;
            veterans: number;
            fleets: number;
            strength: number;
        };
        /** @description An event in play, and how often it came. */
        RepublicHappening: {
            happening: string;
            number: number;
        };
        /** @description A veteran legion: where it is, and to whom it owes allegiance. */
        RepublicVeteran: {
            number: number;
            at: string;
            of: string | null;
        };
        /** @description The proposal that is voted on, told as it was made, and the votes so far. */
        RepublicFloor: {
            motion: string;
            faction: string;
            tribune: boolean;
            items: components["schemas"]["RepublicTold"][];
            pro: number;
            contra: number;
            ballots: components["schemas"]["RepublicTally"][];
            called: string[];
            queue: string[];
            uncalled: components["schemas"]["RepublicUncalled"][];
            sure: components["schemas"]["RepublicSure"] | null;
        };
        /** @description How one senator voted, and with how many votes. */
        RepublicTally: {
            commander: string;
            stance: string;
            votes: number;
            bought: number;
        };
        /** @description A faction that has not voted: its votes in Rome, and how many more its senators there could buy. */
        RepublicUncalled: {
            faction: string;
            votes: number;
            talents: number;
        };
        RepublicSure: {
            for: number;
            against: number;
        };
        /** @description A proposal while it is put together: what was named so far. */
        RepublicDraft: {
            motion: string;
            items: components["schemas"]["RepublicTold"][];
        };
        /** @description 8.1, 8.2: the next speech before the people as it stands: unrest with all that is added, and who speaks. */
        RepublicPeople: {
            speaker: string | null;
            popularity: number;
            omens: number;
            alone: number;
            droughts: number;
            unrest: number;
            rows: components["schemas"]["RepublicCrowd"][];
        };
        /** @description 8.2a: a row of the table of the people: from which total on, what it does, and in how many of 216 throws. */
        RepublicCrowd: {
            least: number | null;
            unrest: number;
            shortage: boolean;
            strikes: boolean;
            mob: boolean;
            ways: number;
        };
        /** @description 7.2a: which of the six initiatives it is, whose, and whose come after it without an auction. */
        RepublicInitiative: {
            number: number;
            faction: string | null;
            next: string[];
        };
        /** @description A persuasion: who, whom, the sum that makes the base number, and the chance as it stands, in 36ths. */
        RepublicPersuasion: {
            commander: string;
            target: string;
            oratory: number;
            influence: number;
            loyalty: number;
            faction: number;
            talents: number;
            bribes: number;
            counter: number;
            base: number;
            chance: number;
            curve: components["schemas"]["RepublicStep"][];
        };
        /** @description 7.41b: in how many of 36 throws a base number succeeds now. */
        RepublicStep: {
            base: number;
            ways: number;
        };
        /** @description 7.41a: a persuasion that may be begun: its base number before any bribe. */
        RepublicProspect: {
            commander: string;
            target: string;
            base: number;
            chance: number;
        };
        /** @description An auction: the best bid and who backs it. */
        RepublicBidding: {
            best: number;
            commander: string | null;
        };
        /** @description A promise of the public ledger: from whom, to whom, what, until which turn, and what has become of it. */
        RepublicPledged: {
            from: string;
            to: string;
            deed: string;
            due: number;
            state: string;
        };
        /** @description How far the game has come, and what the State has. */
        RepublicWholeStatus: {
            "state-treasury": number;
            "unrest-level": number;
            round: number;
            phase: string;
            wars: number;
        };
        /** @description All a player sees. */
        UltimusView: {
            game: string;
            scenario: string;
            seats: number;
            turn: number;
            prompt: components["schemas"]["UltimusPrompt"] | null;
            outcome: [
                string,
                string,
                number[]
            ] | null;
            likely?: {
                [key: string]: number;
            };
            sides: components["schemas"]["UltimusSide"][];
            zones: {
                [key: string]: components["schemas"]["UltimusZone"];
            };
            tribes: {
                [key: string]: components["schemas"]["UltimusTribe"];
            };
            fleets: components["schemas"]["UltimusFleet"][];
            refuges: components["schemas"]["UltimusRefuge"][];
            fought?: components["schemas"]["UltimusFought"];
            hand?: string[];
            own?: components["schemas"]["UltimusOwn"];
            status: components["schemas"]["UltimusStatus"];
        };
        /** @description What the deciding seat is asked: the key of the question, the rule that asks it, and what it speaks of. */
        UltimusPrompt: {
            key: string;
            rule: string;
            about: [
                string,
                string,
                string
            ][];
        };
        /** @description A player: the camp he plays, his points, how many stratagems he holds. */
        UltimusSide: {
            side: string;
            points: number;
            stratagems: number;
        };
        /** @description A zone of the map; zones outside the Empire have no owner. */
        UltimusZone: {
            owner: string | null;
            pieces: (components["schemas"]["UltimusLeader"] | components["schemas"]["UltimusUnit"])[];
            reconstructed?: boolean;
        };
        /** @description A leader on the map; values are his command, what he is worth as a stratagem, tactics and political capital. */
        UltimusLeader: {
            side: string;
            leader: string;
            title: string | null;
            values: number[];
            reconstructed: boolean;
        };
        /** @description A unit on the map, on the face it shows; values are strength, quality and tactics; and who commands it. */
        UltimusUnit: {
            side: string;
            piece: string;
            count: number;
            weak: boolean;
            values: number[];
            leader: string | null;
            reconstructed: boolean;
        };
        /** @description A tribe: at peace, at war, federated and so on, with its ally, its capital and its king. */
        UltimusTribe: {
            status: string;
            major: boolean;
            ally: string | null;
            capital: string | null;
            rex: string | null;
        };
        /** @description A fleet, in a zone or on a sea, with whom it carries. */
        UltimusFleet: {
            fleet: number;
            side: string;
            zone: string | null;
            sea: string | null;
            pieces: (components["schemas"]["UltimusLeader"] | components["schemas"]["UltimusUnit"])[];
        };
        /** @description 8.2.2: a city that shelters a beaten army. */
        UltimusRefuge: {
            zone: string;
            pieces: (components["schemas"]["UltimusLeader"] | components["schemas"]["UltimusUnit"])[];
        };
        /** @description 8.1 to 8.5: the battle under way, or the last one: both armies, column, die, result, losses, what came of it. */
        UltimusFought: {
            zone: string;
            year: number;
            step: string;
            attacker: components["schemas"]["UltimusArmy"];
            defender: components["schemas"]["UltimusArmy"];
            evasion: components["schemas"]["UltimusSlip"] | null;
            ratio: string;
            column: string;
            columns: string[];
            shift: components["schemas"]["UltimusFactor"];
            modifiers: components["schemas"]["UltimusFactor"][];
            rows: components["schemas"]["UltimusRow"][];
            fixed: boolean;
            die: number | null;
            result: components["schemas"]["UltimusResult"] | null;
            weakened: string[];
            lost: string[];
            after: components["schemas"]["UltimusTold"][];
            over: boolean;
        };
        /**
         * @description 8.3, 8.6: one side of a battle, its pieces as they stood before the die; then what remains of its strength, and
         *         the faces of those who were weakened.
         */
        UltimusArmy: {
            side: string;
            leaders: components["schemas"]["UltimusLeader"][];
            units: components["schemas"]["UltimusUnit"][];
            strength: number;
            quality: number;
            tactics: number;
            left: number;
            turned: components["schemas"]["UltimusUnit"][];
        };
        /** @description 8.2.1: the die of the defender who would avoid battle: what it must stay below; None until it is thrown. */
        UltimusSlip: {
            needed: number;
            roll: number | null;
        };
        /** @description 8.6: something that moves the column or the die, for the attacker if positive, and the section that says so. */
        UltimusFactor: {
            key: string;
            rule: string;
            value: number;
        };
        /** @description A row of the combat table in the column fought in, the faces of the die that lead there, and what is printed. */
        UltimusRow: {
            row: number;
            faces: number[];
            attacker: string;
            defender: string;
            printed: string[];
            winner: string;
        };
        /** @description What the table gave: its row, what befalls each side, and who has won. */
        UltimusResult: {
            row: number;
            attacker: string;
            defender: string;
            winner: string;
        };
        /** @description Something that happened: the key of its sentence, and its arguments by name. */
        UltimusTold: {
            key: string;
            args: {
                [key: string]: string | null;
            };
        };
        /** @description At a glance, for the seat: stratagems it knows the other holds, offices, tribes by status, fleets, refuges. */
        UltimusOwn: {
            known: string[];
            offices: {
                [key: string]: string[];
            };
            peoples: {
                [key: string]: string[];
            };
            fleets: {
                [key: string]: string;
            };
            refuges: {
                [key: string]: string[];
            };
        };
        UltimusStatus: {
            year: number;
            last: number;
            phase: string;
            initiative: string;
            active: string;
            event: string;
            "roman-rounds": number;
            "barbarian-rounds": number;
            council: string | null;
            plague: string | null;
            epidemic: string | null;
            migrant: string | null;
            sick: string | null;
            cup: number;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                "application/json": components["schemas"]["RollAsked"];
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    pace_api_tables__id__pace_post: {
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
                "application/json": components["schemas"]["PaceAsked"];
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Made, as preferred */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    teach_api_games__game__guide_post: {
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
    roads_api_tables__id__roads_get: {
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
                    "application/json": components["schemas"]["Road"][];
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
    hint_api_tables__id__hint_post: {
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
                    "application/json": components["schemas"]["Hint"][];
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
    shown_api_tables__id__analysis_get: {
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
                    "application/json": components["schemas"]["Analysed"];
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
    begin_api_tables__id__analysis_post: {
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
                    "application/json": components["schemas"]["Analysed"];
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
    end_api_tables__id__analysis_delete: {
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
                    "application/json": components["schemas"]["Analysed"];
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
    examples_api_games__game__examples_get: {
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
                    "application/json": components["schemas"]["ExampleShown"][];
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
    aids_api_games__game__aids__lang__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
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
                    "application/json": components["schemas"]["AidShown"][];
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
