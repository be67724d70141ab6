import { breakLinks } from './break-links.ts'

/** Greeting with a first name: `Hallo Anna,`; `Hallo,` for an empty name. */
export const hello = (firstName: string): string => (firstName ? `Hallo ${firstName},` : 'Hallo,')

/** Words with a first name: `Danke, Anna`; `Danke` for an empty name. */
export const withName = (words: string, firstName: string): string => (firstName ? `${words}, ${firstName}` : words)

/** Name of another person, who typed it. Its links are broken; mails to an unconfirmed address say `Jemand` instead. */
export const personName = (name: string, isConfirmed: boolean): string => (isConfirmed ? breakLinks(name) : 'Jemand')
