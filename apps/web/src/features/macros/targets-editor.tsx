import { macros } from '@kostbar/contracts/macros/endpoints'
import type { CalculatorInputs, MacroTargets } from '@kostbar/contracts/macros/schemas'
import { everydayTargets } from '@kostbar/contracts/macros/weekday-targets'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useRefetched } from '../../lib/use-refetched.ts'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { Calculator } from './calculator.tsx'
import { calculatorTexts } from './calculator-texts.ts'
import { type CalculatedTargets, TargetsForm } from './targets-form.tsx'
import { texts } from './texts.ts'
import { MemberWarning, Warnings } from './warnings.tsx'

const formSectionId = 'tagesziele'

/** Calculator and form for targets; staff see the warnings themselves, members only that a deficit needs clearance. */
export function TargetsEditor({ user }: { user: User }) {
  const viewer = useUser()
  const isOwn = viewer?.id === user.id
  const basisQuery = useRefetched(
    useQuery({ ...query(macros.basis, { params: { id: user.id } }), refetchOnMount: 'always' }),
  )
  const [chosen, setChosen] = useState<CalculatedTargets>()
  const use = (targets: MacroTargets, inputs: CalculatorInputs) => {
    setChosen({ targets, inputs })
    focusSection(formSectionId)
    toast.success(calculatorTexts.used)
  }
  return (
    <>
      <PageSection id="rechner" title={calculatorTexts.title} text={calculatorTexts.intro}>
        <HealthQueryView userId={user.id} query={basisQuery} skeleton={<CalculatorSkeleton />}>
          {(basis) => (
            <Calculator
              basis={basis}
              onUse={use}
              renderWarnings={(values) =>
                isOwn ? (
                  <MemberWarning basis={basis} values={values} />
                ) : (
                  <Warnings userId={user.id} basis={basis} values={values} mayClear={viewer?.trainer ?? false} />
                )
              }
            />
          )}
        </HealthQueryView>
      </PageSection>
      <PageSection id={formSectionId} title={texts.targets} text={isOwn ? texts.ownHint : texts.formHint}>
        <TargetsForm
          key={user.id}
          userId={user.id}
          targets={everydayTargets(user)}
          weekdays={user.weekdayTargets}
          calculated={chosen}
        />
      </PageSection>
    </>
  )
}

const CalculatorSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-40 w-full rounded-md" />
  </SkeletonArea>
)
