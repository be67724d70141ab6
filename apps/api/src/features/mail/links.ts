import type { LinkTokens } from '../../infra/link-tokens.ts'
import type { LetterKind } from './letters.ts'
import type { MailOrder } from './service.ts'

/** What a mailed token opens; each opens nothing else. */
export const linkPurposes = {
  passwordReset: 'password-reset',
  newsletterConfirm: 'newsletter-confirm',
  newsletterUnsubscribe: 'newsletter-unsubscribe',
} as const

const settingsPath = '/profile/einstellungen'

/** The web addresses a letter of this kind points to. */
export function linksFor({ kind, userId, about }: MailOrder, links: LinkTokens, webUrl: string) {
  const token = (purpose: string) => encodeURIComponent(links.create(purpose, about))
  const paths: Record<LetterKind, () => string> = {
    welcome: () => '/profile',
    trainerWelcome: () => '/profile',
    passwordReset: () => `/passwort-zuruecksetzen?user=${userId}&token=${token(linkPurposes.passwordReset)}`,
    passwordChanged: () => '/passwort-vergessen',
    exportReady: () => '/profile/einstellungen#datenexport',
    purchased: () => settingsPath,
    orderPaid: () => settingsPath,
    subscriptionChanged: () => settingsPath,
    subscriptionCancelled: () => settingsPath,
    subscriptionEnded: () => '/sale',
    paymentFailed: () => settingsPath,
    purchaseUndone: () => settingsPath,
    renewalNotice: () => settingsPath,
    newsletterConfirm: () => `/newsletter/bestaetigen?token=${token(linkPurposes.newsletterConfirm)}`,
  }
  return {
    link: `${webUrl}${paths[kind]()}`,
    unsubscribeLink: `${webUrl}/newsletter/abmelden?token=${token(linkPurposes.newsletterUnsubscribe)}`,
  }
}
