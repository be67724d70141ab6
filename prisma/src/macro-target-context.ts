/** What the encryption of a target's inputs and reason is bound to. @param id of the entry in the history */
export const macroTargetContext = (id: string): string => `macro_target:${id}`
