/** What the encryption of a reason for planning against an allergen is bound to. @param id of the override */
export const guardOverrideContext = (id: string): string => `guard_override:${id}`
