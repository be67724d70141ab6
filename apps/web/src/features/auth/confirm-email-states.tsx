import type { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { letter, setTable } from '../../ui/illustration/scenes.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { AuthLayoutProps } from './auth-layout.tsx'
import { texts } from './texts.ts'

const pageTexts = texts.confirmEmail

export const checkingEmailLink: AuthLayoutProps = {
  title: pageTexts.checking,
  picture: letter,
  children: (
    <SkeletonArea>
      <Skeleton className="h-14 w-full" />
    </SkeletonArea>
  ),
}

export const incompleteEmailLink: AuthLayoutProps = {
  title: texts.invalidLink.title,
  intro: texts.invalidLink.text,
  picture: letter,
  children: (
    <ButtonLink to={paths.home} variant="secondary" size="lg" wide>
      {texts.toHome}
    </ButtonLink>
  ),
}

/** Result of a confirmation link, with the confirmed address. */
export const confirmedEmail = ({ outcome, email }: Answer<typeof emailAddress.confirm>): AuthLayoutProps => ({
  title: pageTexts.outcomes[outcome].title,
  intro: (
    <span role="status">
      {pageTexts.outcomes[outcome].before}{' '}
      <strong className="wrap-anywhere">
        <EmailAddress address={email} />
      </strong>{' '}
      {pageTexts.outcomes[outcome].after}
    </span>
  ),
  picture: setTable,
  children: (
    <ButtonLink to={paths.profile} size="lg" wide>
      {pageTexts.toProfile}
    </ButtonLink>
  ),
})

const toSettings = (
  <ButtonLink to={`${paths.settings}#e-mail`} size="lg" wide>
    {pageTexts.toSettings}
  </ButtonLink>
)

/**
 * Link to change the address has expired, was cancelled or was replaced by a later one; the current address is
 * confirmed.
 */
export const expiredChangeLink: AuthLayoutProps = {
  title: pageTexts.expiredTitle,
  intro: pageTexts.expiredChange,
  picture: letter,
  children: toSettings,
}

/** Address belongs to another account. */
export const emailTaken: AuthLayoutProps = {
  title: pageTexts.takenTitle,
  intro: pageTexts.taken,
  picture: letter,
  children: toSettings,
}
