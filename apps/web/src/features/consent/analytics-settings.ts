/** What the server says about the services that count; absent where none is set up, and on personal pages. */
export interface AnalyticsSettings {
  readonly script: string
  readonly measurementId: string
  readonly dataLayer: string
  readonly pixel: { readonly script: string; readonly id: string } | null
}
