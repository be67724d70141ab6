/**
 * localStorage key of the household size, by account, until the user signs out. Unencrypted on the device, because the
 * number is no sensitive data.
 */
const storageKey = (userId: string) => `household:${userId}`

const maxPeople = 50

const isPeople = (people: number) => Number.isInteger(people) && people >= 1 && people <= maxPeople

/** Number of people somebody cooks for, as last chosen on this device; undefined before the first choice. */
export function readHousehold(userId: string): number | undefined {
  try {
    const people = Number(localStorage.getItem(storageKey(userId)))
    return isPeople(people) ? people : undefined
  } catch {
    // Storage is disabled: no household is remembered.
    return undefined
  }
}

/** Remembers on this device how many people somebody cooks for; ignored when storage is disabled or full. */
export function rememberHousehold(userId: string, people: number): void {
  if (!isPeople(people)) return
  try {
    localStorage.setItem(storageKey(userId), String(people))
  } catch {
    // Storage is disabled or full: the choice applies to the open recipe only.
  }
}

/**
 * Portions to cook for a household: one's own, and one for each other person.
 * @param own portions planned for oneself; 1 when nothing is planned
 */
export const portionsFor = (people: number, own = 1): number => own + people - 1

/** Number of people whom these portions feed, rounded up and at least 1; the inverse of `portionsFor`. */
export const peopleFor = (portions: number, own = 1): number => Math.max(1, Math.ceil(portions - own) + 1)
