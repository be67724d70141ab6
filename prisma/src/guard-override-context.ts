/** Context to which the encryption of an override's reason is bound. @param id id of the override */
export const guardOverrideContext = (id: string): string => `guard_override:${id}`
