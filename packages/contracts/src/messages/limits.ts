/** Longest message in characters. */
export const maxMessageLength = 4000

/** Most saved replies of a trainer. */
export const maxSavedReplies = 30

/** Where a trainer keeps a thread. */
export const threadFolders = ['OPEN', 'LATER', 'DONE'] as const
