import { breakLinks } from './break-links.ts'

/** `Hallo Anna,`; without a name `Hallo,`. */
export const hello = (firstName: string): string => (firstName ? `Hallo ${firstName},` : 'Hallo,')

/** `Danke, Anna`; without a name `Danke`. */
export const withName = (words: string, firstName: string): string => (firstName ? `${words}, ${firstName}` : words)

/** The name of another person, who typed it: without links, and not at all in mails to addresses that are not confirmed. */
export const personName = (name: string, isConfirmed: boolean): string => (isConfirmed ? breakLinks(name) : 'Jemand')
