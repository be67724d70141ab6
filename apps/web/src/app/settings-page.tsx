import type { ComponentType } from 'react'
import { healthSectionId } from '../domain/health/texts.ts'
import { protectiveModeSectionId } from '../domain/protective-mode/texts.ts'
import { isStaff } from '../domain/users/person.ts'
import { OwnQuestionsSection } from '../features/anamnesis/own-questions-section.tsx'
import { AccessLogSection } from '../features/audit/access-log-section.tsx'
import { careProfileSectionId, MyCareProfileSection } from '../features/care-profile/my-care-profile-section.tsx'
import { MyCoachingSection } from '../features/clients/my-coaching-section.tsx'
import { EmailSection } from '../features/email-address/email-section.tsx'
import { ExportSection } from '../features/exports/export-section.tsx'
import { HealthSection } from '../features/health/health-section.tsx'
import { PushSection } from '../features/push/push-section.tsx'
import { SecondFactorSection } from '../features/second-factor/second-factor-section.tsx'
import { DevicesSection } from '../features/sessions/devices-section.tsx'
import { DeleteSection } from '../features/settings/delete-section.tsx'
import { NotificationsSection } from '../features/settings/notifications-section.tsx'
import { PasswordSection } from '../features/settings/password-section.tsx'
import { PersonSection } from '../features/settings/person-section.tsx'
import { ProtectiveModeSection } from '../features/settings/protective-mode-section.tsx'
import { SubscriptionSection } from '../features/subscriptions/subscription-section.tsx'
import { TrainerProfileSection } from '../features/trainers/profile-section.tsx'
import { useUser } from '../lib/session.ts'
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts'

const pageTexts = { title: 'Einstellungen', jump: 'Auf dieser Seite' }

/** `coached` are those who can have a trainer: neither trainers nor admins. */
type Audience = 'trainer' | 'noTrainer' | 'coached'

interface SettingsPart {
  readonly id: string
  readonly name: string
  /** Name for trainers, where the section shows them something else. */
  readonly trainerName?: string
  readonly Section: ComponentType<{ id: string }>
  /** Users who see the section; everybody when absent. */
  readonly audience?: Audience
}

/** Sections in display order, with anchor and German name. */
const allParts: readonly SettingsPart[] = [
  { id: 'abo', name: 'Dein Abo', trainerName: 'Deine Kunden-Slots', Section: SubscriptionSection },
  { id: 'daten', name: 'Deine Daten', Section: PersonSection },
  { id: 'begleitung', name: 'Begleitung', Section: MyCoachingSection, audience: 'coached' },
  { id: 'trainerprofil', name: 'Trainerprofil', Section: TrainerProfileSection, audience: 'trainer' },
  { id: 'eigene-fragen', name: 'Eigene Fragen', Section: OwnQuestionsSection, audience: 'trainer' },
  { id: 'e-mail', name: 'E-Mail-Adresse', Section: EmailSection },
  { id: 'passwort', name: 'Passwort', Section: PasswordSection },
  { id: 'zweiter-schritt', name: 'Zweiter Schritt', Section: SecondFactorSection },
  { id: 'geraete', name: 'Geräte', Section: DevicesSection },
  { id: 'mitteilungen', name: 'Mitteilungen', Section: NotificationsSection },
  { id: 'benachrichtigungen', name: 'Benachrichtigungen', Section: PushSection },
  { id: careProfileSectionId, name: 'Ernährungsprofil', Section: MyCareProfileSection, audience: 'noTrainer' },
  { id: protectiveModeSectionId, name: 'Ohne Zahlen', Section: ProtectiveModeSection, audience: 'noTrainer' },
  { id: healthSectionId, name: 'Gesundheitsdaten', Section: HealthSection },
  { id: 'datenexport', name: 'Datenexport', Section: ExportSection },
  { id: 'zugriffe', name: 'Zugriffe', Section: AccessLogSection },
  { id: 'konto-loeschen', name: 'Konto löschen', Section: DeleteSection },
]

const jumpLink =
  'inline-flex min-h-11 items-center rounded-full bg-sage px-4 text-sm font-semibold whitespace-nowrap text-ink ' +
  'no-underline hover:bg-sage-deep xl:rounded-md xl:bg-transparent xl:font-medium xl:text-ink-soft xl:hover:bg-sunk ' +
  'xl:hover:text-ink'

/** Settings page of the signed-in user's account. */
export function SettingsPage() {
  useScrollToHash()
  const user = useUser()
  const isTrainer = user?.trainer === true
  const sees: Record<Audience, boolean> = {
    trainer: isTrainer,
    noTrainer: !isTrainer,
    coached: !user || !isStaff(user),
  }
  const parts = allParts.filter(({ audience }) => audience === undefined || sees[audience])
  return (
    <>
      <h1 className="text-3xl">{pageTexts.title}</h1>
      <div className="mt-4 grid grid-cols-1 gap-x-10 xl:mt-8 xl:grid-cols-[minmax(0,42rem)_11rem] xl:items-start">
        <nav aria-label={pageTexts.jump} className="-mx-4 min-w-0 sm:-mx-8 xl:order-2 xl:sticky xl:top-28 xl:mx-0">
          <ul className="flex gap-2 overflow-x-auto px-4 py-2 sm:px-8 xl:flex-col xl:gap-0 xl:p-0">
            {parts.map(({ id, name, trainerName = name }) => (
              <li key={id}>
                <a href={`#${id}`} className={jumpLink}>
                  {isTrainer ? trainerName : name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 flex min-w-0 max-w-3xl flex-col gap-6 xl:mt-0">
          {parts.map(({ id, Section }) => (
            <Section key={id} id={id} />
          ))}
        </div>
      </div>
    </>
  )
}
