import { inboxPath } from '@kostbar/contracts/messages/inbox-path'
import { paths, subscriptionPath, userPath } from '@kostbar/contracts/paths'
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

const secondFactorPath = `${paths.settings}#zweiter-schritt`

/** Path of a trainer's invitations. */
export const invitesPath = `${paths.clientManagement}?ansicht=einladungen`

/**
 * Absolute URLs of a mail's button and of its other links. Tokens are in the fragment, which browsers do not send
 * to servers, neither in the request nor in `Referer`.
 */
export function mailLinks({ template, userId, subjectId }: LinkSubject, tokens: LinkTokens, webUrl: string) {
  const token = (purpose: string) => encodeURIComponent(tokens.create(purpose, subjectId))
  const emailConfirm = () => `${paths.confirmEmail}#token=${token(linkPurposes.emailConfirm)}`
  const pathOf: Record<TemplateName, () => string> = {
    welcome: emailConfirm,
    welcomeInvited: () => paths.profile,
    trainerWelcome: emailConfirm,
    emailConfirm,
    emailChangeRequested: () => paths.settings,
    emailChanged: () => paths.forgotPassword,
    trialEnding: () => paths.sale,
    passwordReset: () => `${paths.resetPassword}#user=${userId}&token=${token(linkPurposes.passwordReset)}`,
    passwordChanged: () => paths.forgotPassword,
    accountDeleted: () => paths.home,
    passwordGuesses: () => secondFactorPath,
    codeGuesses: () => paths.forgotPassword,
    secondFactorEnabled: () => secondFactorPath,
    secondFactorDisabled: () => secondFactorPath,
    recoveryCodeUsed: () => secondFactorPath,
    exportReady: () => `${paths.settings}#datenexport`,
    purchased: () => paths.settings,
    orderPaid: () => paths.settings,
    orderFailed: () => paths.sale,
    subscriptionChanged: () => paths.settings,
    subscriptionCancelled: () => paths.settings,
    subscriptionNotNeeded: () => subscriptionPath,
    subscriptionResumed: () => paths.settings,
    subscriptionEnded: () => paths.sale,
    slotsEnded: () => subscriptionPath,
    paymentFailed: () => subscriptionPath,
    purchaseUndone: () => paths.settings,
    renewalNotice: () => paths.settings,
    messageFromTrainer: () => paths.myMessages,
    messageFromClient: () => inboxPath(subjectId),
    anamnesisSubmitted: () => userPath(paths.userAnamnesis, subjectId),
    anamnesisReviewed: () => paths.anamnesis,
    anamnesisChangesRequested: () => paths.anamnesis,
    anamnesisReminder: () => paths.anamnesis,
    protocolSubmitted: () => userPath(paths.userProtocol, subjectId),
    protocolReopened: () => paths.protocol,
    protocolReminder: () => paths.protocol,
    protocolEvaluated: () => paths.evaluation,
    answersDue: () => paths.clientManagement,
    newsletterConfirm: () => `${paths.newsletterConfirm}#token=${token(linkPurposes.newsletterConfirm)}`,
    coachingReactivated: () => `${paths.settings}#gesundheitsdaten`,
    invitation: () => `${paths.acceptInvite}#token=${token(linkPurposes.invitation)}`,
    trainerProposed: () => `${paths.acceptInvite}#token=${token(linkPurposes.invitation)}`,
    inviteAccepted: () => paths.clientManagement,
    inviteDeclined: () => invitesPath,
    invitesExpired: () => invitesPath,
    endedByTrainer: () => paths.profile,
    endedByClient: () => paths.clientManagement,
    endedBySwitch: () => paths.clientManagement,
    endedByAdmin: () => paths.profile,
    clientRemovedByAdmin: () => paths.clientManagement,
    endedWithPurchase: () => paths.profile,
    clientEndedWithPurchase: () => paths.clientManagement,
    withdrawalReceipt: () => paths.withdrawal,
    withdrawalOperatorCopy: () => paths.withdrawal,
    refundFailed: () => paths.withdrawalManagement,
    paidAfterErasure: () => paths.withdrawalManagement,
  }
  return {
    link: `${webUrl}${pathOf[template]()}`,
    unsubscribeLink: `${webUrl}${paths.newsletterUnsubscribe}#token=${token(linkPurposes.newsletterUnsubscribe)}`,
    withdrawalLink: `${webUrl}${paths.withdrawal}`,
    termsLink: `${webUrl}${paths.terms}`,
    imprintLink: `${webUrl}${paths.imprint}`,
  }
}
