"""The Forum Phase of the whole game (rule 7): what a faction may do in an initiative."""
