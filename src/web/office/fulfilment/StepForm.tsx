import type { ComponentType } from 'react'

import { CancelOrderModal } from '#web/office/orders/CancelOrderModal.tsx'
import { AddDocumentForm } from './AddDocumentForm.tsx'
import { BillOrderForm } from './BillOrderForm.tsx'
import { DeliverOrderForm } from './DeliverOrderForm.tsx'
import { HoldOrderForm, ReleaseOrderForm } from './HoldForms.tsx'
import { RequestImportLicenseForm, RequestPreinspectionForm } from './RequestDocumentForm.tsx'
import { RequestPrepaymentForm } from './RequestPrepaymentForm.tsx'
import { SendDocumentsForm } from './SendDocumentsForm.tsx'
import { SetLotsForm } from './SetLotsForm.tsx'
import { SetTrackingForm } from './SetTrackingForm.tsx'
import { ShipOrderForm } from './ShipOrderForm.tsx'
import { StartProductionForm } from './StartProductionForm.tsx'
import type { StepFormProps } from './StepModal.tsx'
import type { StaffStep } from './steps.ts'

type Props = StepFormProps & { readonly onCancelled?: () => void }

const forms: Readonly<Record<StaffStep, ComponentType<Props>>> = {
  RequestPrepayment: RequestPrepaymentForm,
  RequestImportLicense: RequestImportLicenseForm,
  StartProduction: StartProductionForm,
  SendShippingDocuments: SendDocumentsForm,
  RequestPreinspection: RequestPreinspectionForm,
  ShipOrder: ShipOrderForm,
  DeliverOrder: DeliverOrderForm,
  BillOrder: BillOrderForm,
  AddDocument: AddDocumentForm,
  SetTracking: SetTrackingForm,
  SetLots: SetLotsForm,
  HoldOrder: HoldOrderForm,
  ReleaseOrder: ReleaseOrderForm,
  CancelOrderByStaff: (props) => <CancelOrderModal opened {...props} />,
}

/** The form of one step, loaded when the first one is opened. */
export default function StepForm({ step, ...props }: Props & { step: StaffStep }) {
  const Form = forms[step]
  return <Form {...props} />
}
