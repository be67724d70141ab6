/** Environment variables that are set. Empty values count as unset, as in a copied .env.example. */
export const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
