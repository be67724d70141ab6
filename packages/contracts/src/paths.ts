/** URL paths of all pages of the web app. */
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
  protocol: '/protocol',
  evaluation: '/protocol/auswertung',
  nutritionPlan: '/profile/ernaehrungsplan',
  editNutritionPlan: '/profile/ernaehrungsplan/bearbeiten',
  recipes: '/profile/alternative-rezepte',
  newRecipe: '/profile/alternative-rezepte/neu',
  importRecipe: '/profile/alternative-rezepte/importieren',
  shareRecipes: '/profile/alternative-rezepte/teilen',
  editRecipe: '/profile/alternative-rezepte/:id/bearbeiten',
  ownFoods: '/profile/lebensmittel',
  importFoods: '/profile/lebensmittel/liste',
  challenge: '/profile/challenges/:id',
  shoppingAndNotes: '/profile/einkauf-und-notizen',
  /** The list as this device has kept it, for when no other page can be reached. */
  offlineShopping: '/einkaufsliste-offline',
  documents: '/profile/dokumente',
  progress: '/profile/verlauf',
  checkIn: '/profile/wochenrueckblick',
  targets: '/profile/ziele',
  settings: '/profile/einstellungen',
  notifications: '/profile/mitteilungen',
  myMessages: '/profile/nachrichten',
  inbox: '/nachrichten',
  inboxThread: '/nachrichten/:id',
  clientManagement: '/client-management',
  checkInQueue: '/wochenrueckblicke',
  checkInForms: '/wochenrueckblicke/boegen',
  templates: '/template-management',
  template: '/template-management/:id',
  applyTemplate: '/template-management/:id/anwenden',
  templateApplication: '/template-management/angewendet/:id',
  user: '/user/:id',
  userAnamnesis: '/user/:id/anamnese',
  userProtocol: '/user/:id/protokoll',
  userMessages: '/user/:id/nachrichten',
  userCheckIns: '/user/:id/wochenrueckblicke',
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
  pushMessages: '/push-notifications',
  clientAssignment: '/client-assignment',
  withdrawalManagement: '/withdrawal-management',
  challengeManagement: '/challenge-management',
  systemStatus: '/system-status',
  terms: '/agbs',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  blog: '/blog',
  lexicon: '/lexikon',
  recipeTastings: '/kostproben',
  notFound: '/404-page-not-found',
} as const

/** Path of the settings section with the membership, or a trainer's client slots: buying, paying, cancelling. */
export const subscriptionPath = `${paths.settings}#abo`

/** Path patterns of a user's pages, with the id as a parameter. */
type UserPath = (typeof paths)[
  | 'user'
  | `user${'Anamnesis' | 'Protocol' | 'Messages' | 'CheckIns' | 'Targets' | 'Progress' | 'Plan' | 'Recipes' | 'Notes' | 'Shopping' | 'Documents' | 'Training'}`]

/** Path of a user's page for staff. */
export const userPath = (page: UserPath, id: string) => page.replace(':id', id)

/** Path of a member's challenge. */
export const challengePath = (id: string) => paths.challenge.replace(':id', id)

/** Path of a page about a template or one of its applications. */
export const templatePath = (
  page: (typeof paths)['template' | 'applyTemplate' | 'templateApplication'],
  id: string,
): string => page.replace(':id', id)
