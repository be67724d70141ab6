/** What a template renders from. */
export interface TemplateContext<Variables extends object = object> {
  /** Empty for recipients without an account, and while their address is not confirmed. */
  readonly firstName: string
  /** Whether the mail goes to the own, confirmed address of an account. Anything else may be a stranger's. */
  readonly isConfirmed: boolean
  /** Absolute URL. */
  readonly link: string
  readonly unsubscribeLink: string
  readonly variables: Variables
}
