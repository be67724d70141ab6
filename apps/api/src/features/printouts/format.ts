/** Legend for the conflict mark `!`. */
export const conflictLegend = '! heißt: Das passt nicht zum Ernährungsprofil oder ist nicht bekannt.'
