/** Every page of the app that exists, by name. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  trainerSignup: '/trainer/signup',
  forgotPassword: '/passwort-vergessen',
  resetPassword: '/passwort-zuruecksetzen',
  newsletterConfirm: '/newsletter/bestaetigen',
  newsletterUnsubscribe: '/newsletter/abmelden',
  profile: '/profile',
  nutritionPlan: '/profile/ernaehrungsplan',
  recipes: '/profile/alternative-rezepte',
  newRecipe: '/profile/alternative-rezepte/neu',
  shoppingAndNotes: '/profile/einkauf-und-notizen',
  documents: '/profile/dokumente',
  settings: '/profile/einstellungen',
  clientManagement: '/client-management',
  user: '/user/:id',
  userDocuments: '/user/:id/dokumente',
  userTraining: '/user/:id/training',
  sale: '/sale',
  withdrawal: '/widerruf',
  userManagement: '/user-management',
  terms: '/agbs',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  blog: '/blog',
  lexicon: '/lexikon',
  recipeTastings: '/kostproben',
  notFound: '/404-page-not-found',
} as const

/** Whether a page is there to lead to; for ways to pages that come later, or not in every version. */
export const isPage = (path: string): boolean => Object.values<string>(paths).includes(path)

/** The address of one of a user's pages, for who coaches them. */
export const userPath = (
  page: typeof paths.user | typeof paths.userDocuments | typeof paths.userTraining,
  id: string,
) => page.replace(':id', id)

const returnParameter = 'weiter'

/** The login page, remembering where the visitor wanted to go (a path of this app with its query). */
export function loginFor(destination: string): string {
  return `${paths.login}?${new URLSearchParams({ [returnParameter]: destination })}`
}

/**
 * Where to go after signing in.
 * @param search the query string of the login page
 * @param hash its hash: browsers carry it along when they are sent here
 * @returns the remembered path, or the profile when there is none or it leads elsewhere
 */
export function destinationOf(search: string, hash = ''): string {
  const destination = ownPath(new URLSearchParams(search).get(returnParameter)) ?? paths.profile
  return destination.includes('#') ? destination : destination + hash
}

/** The path, query and hash of an address on this site; null for anything that would leave it. */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null
  const origin = 'https://own.invalid'
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  // Browsers read "//host" and "/\host" as another site; the parser does too.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
