/*
 * Contexts to which the encryption of a protocol's parts is bound: decryption requires the same context.
 */

/** Context of a day of a protocol. @param day ISO date, `2026-11-22` */
export const protocolDayContext = (protocolId: string, day: string): string => `protocol-day:${protocolId}:${day}`

/** Context of an entry. @param id id of the meal */
export const protocolMealContext = (id: string): string => `protocol-meal:${id}`

/** Context of a trainer's comment. @param id id of the comment */
export const protocolCommentContext = (id: string): string => `protocol-comment:${id}`

export const protocolEvaluationContext = (protocolId: string): string => `protocol-evaluation:${protocolId}`

export const publishedEvaluationContext = (protocolId: string): string => `protocol-evaluation-published:${protocolId}`
