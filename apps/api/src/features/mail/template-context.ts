/** Values that a mail template renders. */
export interface TemplateContext<Variables extends object = object> {
  /** Name of the product. */
  readonly siteName: string
  /** First name of the recipient; empty without an account and while the address is not confirmed. */
  readonly firstName: string
  /** Whether the mail goes to an account's own, confirmed address. Any other address may belong to a stranger. */
  readonly isConfirmed: boolean
  /** Absolute URL of the mail's button. */
  readonly link: string
  readonly unsubscribeLink: string
  /** Absolute URL of the page to withdraw from a contract. */
  readonly withdrawalLink: string
  /** Absolute URL of the terms of business. */
  readonly termsLink: string
  readonly variables: Variables
}

/** Variables of a mail that names another person. */
export interface OtherPerson {
  /** First name of the other person. */
  readonly other: string
}

/** Sentence of mails about health data, which contain none of it. */
export const noContents = 'Was darin steht, schicken wir aus Datenschutzgründen nie per E-Mail.'
