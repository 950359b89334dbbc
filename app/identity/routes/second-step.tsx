import { redirect } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SECOND_STEP_REFUSALS } from '#app/identity/copy/identity.ts'
import { signInSaying } from '#app/identity/copy/sign-in-notices.ts'
import { finishSecondStep, firstStepOf } from '#app/identity/http/finish-sign-in.ts'
import { verifySecondFactor } from '#app/identity/services/second-factor/verify-second-factor.ts'
import { SecondStepForm } from '#app/identity/ui/forms/second-step-form.tsx'
import { PasskeyButton } from '#app/identity/ui/ways/passkey-button.tsx'
import { callerOf } from '#app/platform/http/caller.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { secondFactorSchema } from '#core/identity/forms/second-factor.ts'
import type { Route } from './+types/second-step'

const BEGIN_AGAIN = signInSaying('second-step-over')

export function meta(): Route.MetaDescriptors {
  return [{ title: 'One more step · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request }: Route.LoaderArgs) {
  if (!(await firstStepOf(request))) throw redirect(BEGIN_AGAIN)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const step = await firstStepOf(request)
  if (!step) return redirect(BEGIN_AGAIN, 303)
  const form = await limitedForm({ request, context }, secondFactorSchema, 'two_factor', {
    account: step.userId,
  })
  if (!form.ok) return formAgain(form)
  const result = await verifySecondFactor(services(), {
    userId: step.userId,
    code: form.value.code,
    caller: callerOf(request, context),
  })
  if (result.ok) return finishSecondStep(request, context, step)
  return formAgain(form.refuse({ fields: { code: SECOND_STEP_REFUSALS.wrong_code } }))
}

export default function SecondStepRoute({ actionData }: Route.ComponentProps) {
  return (
    <AuthLayout
      title="One more step"
      lead="Two-step sign-in is on, so please enter a code."
      footer={<TextLink to="/auth">Back to Sign In</TextLink>}
    >
      <SecondStepForm reply={actionData?.reply} />
      <PasskeyButton label="Use a passkey instead" />
    </AuthLayout>
  )
}
