/** Context to which the encryption of a macro target's inputs and reason is bound. @param id id of the macro target */
export const macroTargetContext = (id: string): string => `macro_target:${id}`
