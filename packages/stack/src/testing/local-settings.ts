/** Settings for tests: all services local, independent of the environment. */
export const allLocal = {
  databaseUrl: undefined,
  smtpUrl: undefined,
  ownStorage: undefined,
  ownContent: undefined,
  ownPayments: undefined,
  webUrl: undefined,
} as const
