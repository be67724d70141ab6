/** URL paths of all pages. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  trainerSignup: '/trainer/signup',
  forgotPassword: '/passwort-vergessen',
  acceptInvite: '/accept-invite',
  resetPassword: '/passwort-zuruecksetzen',
  confirmEmail: '/e-mail-bestaetigen',
  newsletterConfirm: '/newsletter/bestaetigen',
  newsletterUnsubscribe: '/newsletter/abmelden',
  secondFactor: '/zweiter-schritt',
  profile: '/profile',
  anamnesis: '/anamnese',
  nutritionPlan: '/profile/ernaehrungsplan',
  editNutritionPlan: '/profile/ernaehrungsplan/bearbeiten',
  recipes: '/profile/alternative-rezepte',
  newRecipe: '/profile/alternative-rezepte/neu',
  editRecipe: '/profile/alternative-rezepte/:id/bearbeiten',
  ownFoods: '/profile/lebensmittel',
  shoppingAndNotes: '/profile/einkauf-und-notizen',
  documents: '/profile/dokumente',
  progress: '/profile/verlauf',
  targets: '/profile/ziele',
  settings: '/profile/einstellungen',
  notifications: '/profile/mitteilungen',
  myMessages: '/profile/nachrichten',
  inbox: '/nachrichten',
  inboxThread: '/nachrichten/:id',
  clientManagement: '/client-management',
  user: '/user/:id',
  userAnamnesis: '/user/:id/anamnese',
  userMessages: '/user/:id/nachrichten',
  userProgress: '/user/:id/verlauf',
  userTargets: '/user/:id/makros',
  userPlan: '/user/:id/ernaehrungsplan',
  userRecipes: '/user/:id/rezepte',
  userNotes: '/user/:id/notizen',
  userShopping: '/user/:id/einkauf',
  userDocuments: '/user/:id/dokumente',
  userTraining: '/user/:id/training',
  sale: '/sale',
  withdrawal: '/widerruf',
  userManagement: '/user-management',
  clientAssignment: '/client-assignment',
  terms: '/agbs',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  blog: '/blog',
  lexicon: '/lexikon',
  recipeTastings: '/kostproben',
  notFound: '/404-page-not-found',
} as const

/** Section of the settings where trainers buy and pay client slots. */
export const slotsPath = `${paths.settings}#abo`

/** Whether the app has a page at this path; for links to pages that do not exist in every release. */
export const isKnownPath = (path: string): boolean => Object.values<string>(paths).includes(path)

/** Paths of a user's pages, with the id as a parameter. */
type UserPath = (typeof paths)[
  | 'user'
  | `user${'Anamnesis' | 'Messages' | 'Targets' | 'Progress' | 'Plan' | 'Recipes' | 'Notes' | 'Shopping' | 'Documents' | 'Training'}`]

/** Path of one of a user's pages, as their trainer opens it. */
export const userPath = (page: UserPath, id: string) => page.replace(':id', id)

const returnParam = 'weiter'

/** Path of the login page that returns to `destination` (path with query) after signing in. */
export function loginPath(destination: string): string {
  return `${paths.login}?${new URLSearchParams({ [returnParam]: destination })}`
}

/** Path of the page where staff set up their second factor, and that returns to `destination` (path with query). */
export function secondFactorPath(destination: string): string {
  return `${paths.secondFactor}?${new URLSearchParams({ [returnParam]: destination })}`
}

/**
 * Where to go after signing in; the profile when the URL names no path of this site.
 * @param search query string of the login page
 * @param hash hash of the login page: browsers keep it across redirects
 */
export function parseReturnPath(search: string, hash = ''): string {
  const destination = sameOriginPath(new URLSearchParams(search).get(returnParam)) ?? paths.profile
  return destination.includes('#') ? destination : destination + hash
}

/** Path, query and hash of an address on this site; null for anything that leads to another origin (open redirect). */
export function sameOriginPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null
  const origin = 'https://own.invalid'
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  // Browsers resolve "//host" and "/\host" to another origin; so does the URL parser.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
