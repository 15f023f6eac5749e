import { expect, test } from 'vitest'

import { mayDo } from '#modules/permissions/permissions.ts'
import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { cells, commands } from '#tests/order-decisions.ts'
import { cancelOrder, decideQuote, placeOrder } from './contract.ts'
import { cancelOrderByStaff, issueQuote } from './desk/office-contract.ts'
import * as additions from './fulfilment/additions-contract.ts'
import { submitDocument } from './fulfilment/documents-contract.ts'
import * as fulfilment from './fulfilment/fulfilment-contract.ts'
import { writeMessage, writeNote, writeOfficeMessage } from './fulfilment/messages-contract.ts'
import { isOffered, type OrderCommand, orderLife, whyNot } from './order-life.ts'
import {
  addOrderItems,
  changeOrder,
  changeOrderAddress,
  changeOrderItems,
  changeReferences,
  removeOrderItem,
} from './placing/changing-contract.ts'

/** The calls by which each command is given; none: the portal gives it by itself. */
const endpoints: Readonly<Record<OrderCommand, readonly Endpoint[]>> = {
  PlaceOrder: [placeOrder],
  ChangeOrder: [changeOrder, changeOrderAddress, changeOrderItems, addOrderItems, removeOrderItem],
  ChangePurchaseOrderNumber: [changeReferences],
  ChangeWishedDelivery: [changeReferences],
  IssueQuote: [issueQuote],
  ApproveQuote: [decideQuote],
  RejectQuote: [decideQuote],
  CancelOrder: [cancelOrder],
  CancelOrderByStaff: [cancelOrderByStaff],
  ExpireQuote: [],
  RequestPrepayment: [fulfilment.requestPrepayment],
  UploadPrepaymentProof: [submitDocument],
  RequestImportLicense: [fulfilment.requestImportLicense],
  UploadLicenseDocument: [submitDocument],
  StartProduction: [fulfilment.startProduction],
  SendShippingDocuments: [fulfilment.sendShippingDocuments],
  ApproveDocuments: [changeOrder],
  RejectDocuments: [changeOrder],
  RequestPreinspection: [fulfilment.requestPreinspection],
  UploadPreinspection: [submitDocument],
  ApproveDocument: [fulfilment.reviewDocument],
  RejectDocument: [fulfilment.reviewDocument],
  ShipOrder: [fulfilment.shipOrder],
  DeliverOrder: [fulfilment.deliverOrder],
  BillOrder: [fulfilment.billOrder],
  HoldOrder: [fulfilment.holdOrder],
  ReleaseOrder: [fulfilment.releaseOrder],
  AddDocument: [additions.addDocument],
  SetTracking: [additions.setTracking],
  SetLots: [additions.setLots],
  WriteMessage: [writeMessage],
  WriteMessageByStaff: [writeOfficeMessage],
  WriteNote: [writeNote],
}

test.each(commands)('%s is guarded by the permission that the table names', (command) => {
  const { may } = orderLife[command]
  expect(endpoints[command].map((endpoint) => endpoint.may)).toEqual(endpoints[command].map(() => may))
  expect(endpoints[command].length === 0).toBe(may === 'SYSTEM')
})

const sales = ['SALES', 'ADMIN']
const operations = ['OPERATIONS', 'ADMIN']
const everyDesk = ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN']
const reviewers = ['OPERATIONS', 'QUALITY', 'ADMIN']
const buyers = ['PROCUREMENT']

/** From the decisions, "Order life": who may give which command. */
const who: Readonly<Record<OrderCommand, readonly string[]>> = {
  PlaceOrder: buyers,
  ChangeOrder: buyers,
  ChangePurchaseOrderNumber: buyers,
  ChangeWishedDelivery: buyers,
  IssueQuote: sales,
  ApproveQuote: buyers,
  RejectQuote: buyers,
  CancelOrder: buyers,
  CancelOrderByStaff: ['SALES', 'OPERATIONS', 'ADMIN'],
  ExpireQuote: [],
  RequestPrepayment: operations,
  UploadPrepaymentProof: buyers,
  RequestImportLicense: operations,
  UploadLicenseDocument: buyers,
  StartProduction: operations,
  SendShippingDocuments: operations,
  ApproveDocuments: buyers,
  RejectDocuments: buyers,
  RequestPreinspection: operations,
  UploadPreinspection: buyers,
  ApproveDocument: reviewers,
  RejectDocument: reviewers,
  ShipOrder: operations,
  DeliverOrder: operations,
  BillOrder: operations,
  HoldOrder: reviewers,
  ReleaseOrder: ['QUALITY', 'ADMIN'],
  AddDocument: operations,
  SetTracking: operations,
  SetLots: operations,
  WriteMessage: buyers,
  WriteMessageByStaff: everyDesk,
  WriteNote: everyDesk,
}

test.each(commands)('%s is offered to the roles of the decisions, in its stages only', (command) => {
  for (const role of [...distributorRoles, ...staffRoles])
    for (const standing of cells)
      expect(isOffered(command, standing, role, mayDo), `${role}, ${standing.stage}`).toBe(
        who[command].includes(role) && whyNot(command, standing) === null,
      )
})
