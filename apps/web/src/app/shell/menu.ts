import { paths } from '../../lib/paths.ts'

export interface MenuLink {
  label: string
  to: string
  /** One short line under the label in a flyout. */
  hint?: string
}

/** A link, or a group that opens as a flyout. */
export type MenuItem = MenuLink | { label: string; links: readonly MenuLink[] }

/** What the frame shows beside a page. */
export interface SiteSettings {
  menu: readonly MenuItem[]
  footerLinks: readonly MenuLink[]
  facebook?: string
  instagram?: string
}

export const siteSettings: SiteSettings = {
  menu: [
    { label: 'So geht Kostbar', to: `${paths.home}#so-gehts` },
    { label: 'Für dich', to: `${paths.home}#fuer-dich` },
    {
      label: 'Für Trainer',
      links: [
        {
          label: 'Was du bekommst',
          to: `${paths.home}#fuer-trainer`,
          hint: 'Deine Kunden und ihre Pläne an einem Ort',
        },
        { label: 'Als Trainer registrieren', to: paths.trainerSignup, hint: 'Konto anlegen und loslegen' },
      ],
    },
  ],
  footerLinks: [
    { label: 'Startseite', to: paths.home },
    { label: 'Anmelden', to: paths.login },
    { label: 'Registrieren', to: paths.signup },
    { label: 'Als Trainer registrieren', to: paths.trainerSignup },
    { label: 'Impressum', to: paths.imprint },
    { label: 'Datenschutz', to: paths.privacy },
    { label: 'AGB', to: paths.terms },
    { label: 'Barrierefreiheit', to: paths.accessibility },
  ],
}
