/** Settings with which a stack starts all of its services itself, whatever the environment names; for tests. */
export const allLocal = {
  databaseUrl: undefined,
  smtpUrl: undefined,
  ownStorage: undefined,
  ownContent: undefined,
  ownPayments: undefined,
  webUrl: undefined,
} as const
