import { intolerances } from '@kostbar/contracts/care-profile/options'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'
import { useCareProfile } from './use-care-profile.ts'

/** Allergens and intolerances beside the search, one line each; empty if there are none or they cannot be read. */
export function CareSummary() {
  const { userId } = useEditor()
  const { data: care } = useCareProfile(userId)
  if (!care) return null
  return (
    <>
      {care.allergens.length > 0 ? (
        <p className="mb-1.5 flex items-start gap-1.5 text-sm font-semibold text-berry">
          <OctagonAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {texts.avoidAllergens(care.allergens.map((letter) => allergens[letter]))}
        </p>
      ) : null}
      {care.intolerances.length > 0 ? (
        <p className="mb-1.5 flex items-start gap-1.5 text-sm font-semibold text-apricot-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {texts.avoidIntolerances(care.intolerances.map((intolerance) => intolerances[intolerance]))}
        </p>
      ) : null}
    </>
  )
}
