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
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'
import { MemberWarning, Warnings } from './warnings.tsx'

const formSectionId = 'tagesziele'

/**
 * Calculator and form for targets; staff see the warnings themselves, members only that a deficit needs clearance.
 * Fields are not printed, therefore the stored targets are.
 */
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
  const stored = everydayTargets(user)
  return (
    <>
      {stored ? (
        <div className="hidden print:block">
          <TargetsView targets={stored} weekdays={user.weekdayTargets} />
        </div>
      ) : null}
      <div className="contents print:hidden">
        <PageSection id="rechner" title={calculatorTexts.title} text={calculatorTexts.intro}>
          {/* As high as the question that a member without consent is asked, so that the form below does not move. */}
          <div className={isOwn ? 'min-h-155 sm:min-h-133' : undefined}>
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
          </div>
        </PageSection>
        <PageSection id={formSectionId} title={texts.targets} text={isOwn ? texts.ownHint : texts.formHint}>
          <TargetsForm
            key={user.id}
            userId={user.id}
            targets={stored}
            weekdays={user.weekdayTargets}
            calculated={chosen}
          />
        </PageSection>
      </div>
    </>
  )
}

/** As high as the calculator, so that the form below does not move: its eight fields and the result. */
const CalculatorSkeleton = () => (
  <SkeletonArea className="mt-5">
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders without an id
        <Skeleton key={index} className="h-18 rounded-md" />
      ))}
    </div>
    <Skeleton className="mt-5 h-59 rounded-md sm:h-36" />
  </SkeletonArea>
)
