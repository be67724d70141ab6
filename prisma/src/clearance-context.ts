/** What the encryption of a clearance is bound to. @param id of the clearance */
export const clearanceContext = (id: string): string => `clearance:${id}`
