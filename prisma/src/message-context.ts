/** What the encrypted text of a message is bound to. @param id of the message */
export const messageContext = (id: string): string => `message:${id}`
