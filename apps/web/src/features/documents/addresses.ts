/** Download addresses hold for five minutes; new ones are fetched before that, also behind other windows. */
export const freshAddresses = { refetchInterval: 4 * 60_000, refetchIntervalInBackground: true } as const
