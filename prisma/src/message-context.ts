/** Context to which the encryption of a message is bound. @param id id of the message */
export const messageContext = (id: string): string => `message:${id}`
