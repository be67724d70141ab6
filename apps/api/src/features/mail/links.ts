import type { LinkTokens } from '../../infra/link-tokens.ts'
import type { TemplateName } from './templates.ts'

/** Purposes of tokens in mailed links; a token is valid for its own purpose only. */
export const linkPurposes = {
  passwordReset: 'password-reset',
  emailConfirm: 'email-confirm',
  invitation: 'invitation',
  newsletterConfirm: 'newsletter-confirm',
  newsletterUnsubscribe: 'newsletter-unsubscribe',
} as const

interface LinkSubject {
  template: TemplateName
  userId: string | null
  subjectId: string
}

const settingsPath = '/profile/einstellungen'
const secondFactorPath = `${settingsPath}#zweiter-schritt`
const invitesPath = '/client-management?ansicht=einladungen'

/**
 * Absolute URLs of a mail's button and of its unsubscribe link. Tokens are in the fragment, which browsers do not send
 * to servers, neither in the request nor in `Referer`.
 */
export function mailLinks({ template, userId, subjectId }: LinkSubject, tokens: LinkTokens, webUrl: string) {
  const token = (purpose: string) => encodeURIComponent(tokens.create(purpose, subjectId))
  const emailConfirm = () => `/e-mail-bestaetigen#token=${token(linkPurposes.emailConfirm)}`
  const paths: Record<TemplateName, () => string> = {
    welcome: emailConfirm,
    welcomeInvited: () => '/profile',
    trainerWelcome: emailConfirm,
    emailConfirm,
    emailChangeRequested: () => settingsPath,
    emailChanged: () => '/passwort-vergessen',
    trialEnding: () => '/sale',
    passwordReset: () => `/passwort-zuruecksetzen#user=${userId}&token=${token(linkPurposes.passwordReset)}`,
    passwordChanged: () => '/passwort-vergessen',
    accountDeleted: () => '/',
    passwordGuesses: () => secondFactorPath,
    codeGuesses: () => '/passwort-vergessen',
    secondFactorEnabled: () => secondFactorPath,
    secondFactorDisabled: () => secondFactorPath,
    recoveryCodeUsed: () => secondFactorPath,
    exportReady: () => '/profile/einstellungen#datenexport',
    purchased: () => settingsPath,
    orderPaid: () => settingsPath,
    orderFailed: () => '/sale',
    subscriptionChanged: () => settingsPath,
    subscriptionCancelled: () => settingsPath,
    subscriptionResumed: () => settingsPath,
    subscriptionEnded: () => '/sale',
    slotsEnded: () => `${settingsPath}#abo`,
    paymentFailed: () => settingsPath,
    purchaseUndone: () => settingsPath,
    renewalNotice: () => settingsPath,
    messageFromTrainer: () => '/profile/nachrichten',
    messageFromClient: () => `/nachrichten/${subjectId}`,
    anamnesisSubmitted: () => `/user/${subjectId}/anamnese`,
    anamnesisReviewed: () => '/anamnese',
    anamnesisChangesRequested: () => '/anamnese',
    anamnesisReminder: () => '/anamnese',
    protocolSubmitted: () => `/user/${subjectId}/protokoll`,
    protocolReopened: () => '/protocol',
    protocolReminder: () => '/protocol',
    protocolEvaluated: () => '/protocol/auswertung',
    answersDue: () => '/client-management',
    newsletterConfirm: () => `/newsletter/bestaetigen#token=${token(linkPurposes.newsletterConfirm)}`,
    coachingReactivated: () => '/profile/einstellungen#begleitung',
    invitation: () => `/accept-invite#token=${token(linkPurposes.invitation)}`,
    trainerProposed: () => `/accept-invite#token=${token(linkPurposes.invitation)}`,
    inviteAccepted: () => '/client-management',
    inviteDeclined: () => invitesPath,
    invitesExpired: () => invitesPath,
    endedByTrainer: () => '/profile',
    endedByClient: () => '/client-management',
    endedBySwitch: () => '/client-management',
    endedByAdmin: () => '/profile',
    clientRemovedByAdmin: () => '/client-management',
    withdrawalReceipt: () => '/widerruf',
    withdrawalOperatorCopy: () => '/widerruf',
  }
  return {
    link: `${webUrl}${paths[template]()}`,
    unsubscribeLink: `${webUrl}/newsletter/abmelden#token=${token(linkPurposes.newsletterUnsubscribe)}`,
  }
}
