/** Context to which the encryption of a clearance is bound. @param id id of the clearance */
export const clearanceContext = (id: string): string => `clearance:${id}`
