/*
 * Contexts to which the encryption of a check-in's parts is bound: decryption requires the same context.
 */

/** Context of a member's answers. @param id id of the check-in */
export const checkInAnswersContext = (id: string): string => `check-in-answers:${id}`

/** Context of the trainer's reply. @param id id of the check-in */
export const checkInReplyContext = (id: string): string => `check-in-reply:${id}`
