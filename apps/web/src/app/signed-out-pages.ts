import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { page } from './page-info.ts'

/** Sign-in and registration pages; open to visitors without a session only. */
export const signedOutPages = (): RouteObject[] => [
  {
    path: paths.login,
    ...page('src/features/auth/login-page.tsx', () => import('../features/auth/login-page.tsx'), 'LoginPage', {
      isSignedOutForm: true,
      head: { title: 'Anmelden', description: 'Melde dich bei Kostbar an und mach dort weiter, wo du aufgehört hast.' },
    }),
  },
  {
    path: paths.signup,
    ...page('src/features/auth/signup-page.tsx', () => import('../features/auth/signup-page.tsx'), 'SignupPage', {
      isSignedOutForm: true,
      head: {
        title: 'Registrieren',
        description: 'In zwei Schritten zu deinem Konto bei Kostbar, deiner persönlichen Ernährungsbegleitung.',
      },
    }),
  },
  {
    path: paths.trainerSignup,
    ...page(
      'src/features/auth/trainer-signup-page.tsx',
      () => import('../features/auth/trainer-signup-page.tsx'),
      'TrainerSignupPage',
      {
        isSignedOutForm: true,
        head: {
          title: 'Als Trainer registrieren',
          description: 'Begleite deine Kunden mit Kostbar: Pläne, Einkaufslisten und Notizen an einem Ort.',
        },
      },
    ),
  },
]

/** Pages that mailed links open, and the page that requests such a mail; open with and without a session. */
export const mailLinkPages = (): RouteObject[] => [
  {
    path: paths.confirmEmail,
    ...page(
      'src/features/auth/confirm-email-page.tsx',
      () => import('../features/auth/confirm-email-page.tsx'),
      'ConfirmEmailPage',
      { head: { title: 'E-Mail-Adresse bestätigen' } },
    ),
  },
  {
    path: paths.forgotPassword,
    ...page(
      'src/features/auth/forgot-password-page.tsx',
      () => import('../features/auth/forgot-password-page.tsx'),
      'ForgotPasswordPage',
      { isSignedOutForm: true, head: { title: 'Passwort vergessen' } },
    ),
  },
  {
    path: paths.resetPassword,
    ...page(
      'src/features/auth/reset-password-page.tsx',
      () => import('../features/auth/reset-password-page.tsx'),
      'ResetPasswordPage',
      { head: { title: 'Neues Passwort' } },
    ),
  },
  {
    path: paths.acceptInvite,
    ...page(
      'src/features/invites/accept-invite-page.tsx',
      () => import('../features/invites/accept-invite-page.tsx'),
      'AcceptInvitePage',
      { head: { title: 'Deine Einladung' } },
    ),
  },
  {
    path: paths.newsletterConfirm,
    ...page(
      'src/features/auth/newsletter-confirm-page.tsx',
      () => import('../features/auth/newsletter-confirm-page.tsx'),
      'NewsletterConfirmPage',
      { head: { title: 'Newsletter bestätigen' } },
    ),
  },
  {
    path: paths.newsletterUnsubscribe,
    ...page(
      'src/features/auth/newsletter-unsubscribe-page.tsx',
      () => import('../features/auth/newsletter-unsubscribe-page.tsx'),
      'NewsletterUnsubscribePage',
      { head: { title: 'Newsletter abbestellen' } },
    ),
  },
]
