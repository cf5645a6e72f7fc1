/** A list of the pages around a note, which notes of other engines ask for: it is filled when the whole site is known. */

/** As the compiled note has it. */
export const EMPTY_LIST = '<ul class=index></ul>';
/** By this name the note's facts say that it has one. */
export const ENTRY_LIST = 'entry-list';
