/** `Hallo Anna,`; without a name `Hallo,`. */
export const hello = (firstName: string): string => (firstName ? `Hallo ${firstName},` : 'Hallo,')

/** `Danke, Anna`; without a name `Danke`. */
export const withName = (words: string, firstName: string): string => (firstName ? `${words}, ${firstName}` : words)
