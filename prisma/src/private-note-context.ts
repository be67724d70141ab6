/** Context to which the encryption of a trainer's private note is bound: its row. */
export const privateNoteContext = (relationId: string): string => `client_relations.private_note:${relationId}`
