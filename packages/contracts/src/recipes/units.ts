/** Units of an ingredient's amount; EL holds 15 ml, TL 5 ml. */
export const units = ['g', 'kg', 'ml', 'l', 'Stk', 'EL', 'TL', 'Prise'] as const
