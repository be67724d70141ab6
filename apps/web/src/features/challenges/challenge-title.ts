import { restoreFocus } from '../../ui/restore-focus.ts'

/** Id of the heading's element with a challenge's title, on its card or page. */
export const challengeTitleId = (id: string) => `challenge-${id}`

/** Id of the heading above the cards of all challenges. */
export const challengesHeadingId = 'challenges'

/** Focuses a challenge's title after the pressed button was removed; the heading of all cards if the card is gone. */
export function focusChallengeTitle(id: string): void {
  const element = document.getElementById(challengeTitleId(id)) ?? document.getElementById(challengesHeadingId)
  if (element) restoreFocus(element)
}
