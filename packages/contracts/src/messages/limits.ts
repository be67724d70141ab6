/** Maximum number of characters of a message. */
export const maxMessageLength = 4000

/** Maximum number of saved replies per trainer. */
export const maxSavedReplies = 30

/** Folders of a trainer's inbox. */
export const threadFolders = ['OPEN', 'LATER', 'DONE'] as const
