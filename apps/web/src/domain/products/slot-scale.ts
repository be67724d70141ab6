/** Steps of the slider for client slots; the last one is the maximum that can be bought (`maxSlots`). */
export const slotScale = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500,
] as const

/** Numbers of client slots offered as one-click choices. */
export const slotPresets = [1, 5, 10, 20, 50, 100] as const
