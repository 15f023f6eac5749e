// Generated from the contracts of the portal: vitest run --project=unit tests/pinned -u writes it again.

/** By method and path: the fields of path, query and body in one, and the answer. Money is in cents. */
export type Calls = {
  /** The addresses of the company, primary ones first. Permission: company.read. */
  'GET /addresses': {
    input: { type?: "SHIPPING" | "BILLING" | "CONTACT" }
    answer: Array<{ id: string; type: "SHIPPING" | "BILLING" | "CONTACT"; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; country: { id: string; name: string; code: string }; email: string; phone: string; isPrimary: boolean }>
  }
  /** Deletes an address; another of its kind becomes primary when it was. Permission: company.change. */
  'DELETE /addresses/:id': {
    input: { id: string }
    answer: { success: boolean }
  }
  /** Makes an address the primary one of its kind. Permission: company.change. */
  'PUT /addresses/:id/primary': {
    input: { id: string }
    answer: { success: boolean }
  }
  /** Adds an address, or changes the one with this id. Permission: company.change. */
  'POST /addresses/upsert': {
    input: { id?: string | null; type: "SHIPPING" | "BILLING" | "CONTACT"; name?: string; addressee?: string; address?: string; address2?: string | null; zipCode?: string; city?: string; countryId?: string; email?: string; phone?: string; isPrimary?: boolean; opened?: { id?: string | null | unknown; type?: "SHIPPING" | "BILLING" | "CONTACT" | unknown; name?: string | unknown; addressee?: string | unknown; address?: string | unknown; address2?: string | null | unknown; zipCode?: string | unknown; city?: string | unknown; countryId?: string | unknown; email?: string | unknown; phone?: string | unknown; isPrimary?: boolean | unknown } }
    answer: { success: boolean; id: string; country: { id: string; name: string; code: string }; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** The company's agreements in force, each with the versions that it replaced. Permission: company.read. */
  'GET /agreements': {
    input: {}
    answer: Array<{ id: string; version: number; date: string; type: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES"; productCode: string; countryId: string; countryName: string; download: string; replaced: Array<{ version: number; date: string; productCode: string; download: string; replacedOn: string }> }>
  }
  /** The agreements that the company requested, the latest of each country, the newest first. Permission: company.read. */
  'GET /agreements/requests': {
    input: {}
    answer: Array<{ country: { id: string; name: string }; state: "SENT" | "IN_PREPARATION" | "SIGNED" | "REFUSED"; requestedAt: string; changedAt: string; answer: string | null }>
  }
  /** The company's approval rules in their order, with the names of the people in them; none: approvals are off. Permission: company.read. */
  'GET /approvals/rules': {
    input: {}
    answer: { version: number; rules: Array<{ aboveAmount: number | null; countryIds: Array<string>; placedBy: Array<string>; approver: string; deputy: string | null; passesOnAfterHours: number | null }>; changed: { at: string; by: string } | null; people: Array<{ id: string; name: string; active: boolean }> }
  }
  /** Since when there is an address of your own deadlines; the address itself was shown when it was made. Permission: company.read. */
  'GET /calendar/feed': {
    input: {}
    answer: { madeAt: string | null }
  }
  /** Makes the secret address of your own deadlines for calendar programs, and shows it this once. The one before is over. Permission: company.read. */
  'POST /calendar/feed': {
    input: {}
    answer: { success: true; url: string }
  }
  /** Withdraws the address of your own deadlines. Permission: company.read. */
  'POST /calendar/feed/withdraw': {
    input: {}
    answer: { success: true }
  }
  /** The company's CareCoins, now or as of any moment. One is worth 10 cents. Permission: orders.read. */
  'GET /carecoins/count': {
    input: { asOf?: string | number }
    answer: { success: true; balance: number; data: { balance: number } }
  }
  /** Where every CareCoin came from and went, now or as of any moment, newest first, 10 a page. Permission: loyalty.read. */
  'GET /carecoins/ledger': {
    input: { page?: string | number; asOf?: string | number }
    answer: { total: number; entries: Array<{ position: number; at: string; kind: "SPENT" | "RETURNED" | "EARNED" | "CASH_BACK" | "GRANTED" | "CORRECTED" | "REDEEMED" | "REDEMPTION_RETURNED" | "LEVEL_GAINED" | "LEVEL_LOST"; change: number; balance: number; by: string; order: { id: string; num: string } | null; name: string | null; activity: "COMPLETED_FORECAST" | "COMPLETED_SURVEY" | "TRAINING_CONDUCTED" | "BUSINESS_OPPORTUNITY_REPORTED" | "ANNUAL_BUSINESS_REVIEW" | "SELL_OUT_DATA" | null; reason: string | null; level: string | null; review: { until: string; figures: { orders: number; units: number; turnover: number } | null } | null }> }
  }
  /** The cart of this person, every section priced now, and the order draft. Permission: cart.fill. */
  'GET /cart': {
    input: {}
    answer: { sections: Array<{ sectionId: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; products: Array<{ productId: string; countryId: string; registrationId: string | null; name: string; reference: string; image: string; quantity: number; packagingId: string | null; packagings: Array<{ id: string; name: string; units: number }>; minimumOrderQuantity: number; orderQuantityStep: number; unitPrice: number; discount: number; nonPromoCodeDiscountedPrice: number; totalNonPromoCodeDiscountedPrice: number; promoCodeDiscount: number; effectivePrice: number; totalEffectivePrice: number; problem: string | null }>; bonus: Array<{ sectionId: string; productId: string; name: string; reference: string; image: string; quantity: number; total: number; isTrocar: boolean }>; promo: { code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount: number; productIds: Array<string> | null; cashBackAmount: number; shippingDiscount: number } | null; promoProblem: string | null; nonPromoCodeDiscountedTotal: number; totalPromoCodeDiscount: number; nonCareCoinsDiscountedTotal: number; maximumCareCoins: number; careCoinsUsed: number; careCoinsDiscount: number; careCoinsAfterOrder: number; total: number; previousOrderId: string | null; canBeOrdered: boolean; possibleFrom: string | null }>; count: number; total: number; careCoinsBalance: number; draft: { countryId: string | null; subCategoryId: string | null; shippingAddressId: string | null; billingAddressId: string | null; gone: { shippingAddress: string | null; billingAddress: string | null }; contact: { name: string; phone: string } | null; shipping: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor" | null; destination: string | null } | null; certificates: Array<string>; promoCodes: Record<string, string>; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; careCoinsToUse: number; purchaseOrderNumber: string | null; wishedDelivery: string | null }; justOrdered: string | null }
  }
  /** Forgets what was chosen for the next order and keeps the cart. Permission: cart.fill. */
  'DELETE /cart/draft': {
    input: {}
    answer: { success: true }
  }
  /** Changes what is chosen for the next order. null clears, a member left out stays. Permission: cart.fill. */
  'PUT /cart/draft': {
    input: { countryId?: string | null; subCategoryId?: string | null; shippingAddressId?: string | null; billingAddressId?: string | null; contact?: { name: string; phone: string } | null; shipping?: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode?: "Airport" | "Road" | "Harbor" | null; destination?: string | null } | null; certificates?: Array<string> | string; specialRequest?: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other?: string | null } | null; careCoinsToUse?: number; purchaseOrderNumber?: string | null; wishedDelivery?: string | null }
    answer: { success: true }
  }
  /** The cart as a spreadsheet: every line with its prices as they are now, free units included. Permission: cart.fill. */
  'GET /cart/export.:format': {
    input: { format: "csv" | "xlsx" }
    answer: unknown
  }
  /** Puts a product for a country into the cart, as few as it is ordered in unless a quantity is given. One that is there already stays as it is. Permission: cart.fill. */
  'POST /cart/lines': {
    input: { productId: string; countryId?: string | null; quantity?: number; packagingId?: string | null }
    answer: { success: true }
  }
  /** Takes a line out of the cart. Permission: cart.fill. */
  'DELETE /cart/lines/:countryId/:productId': {
    input: { countryId: string; productId: string }
    answer: { success: true }
  }
  /** Changes quantity and packaging of a line. Permission: cart.fill. */
  'PUT /cart/lines/:countryId/:productId': {
    input: { countryId: string; productId: string } & { quantity: number; packagingId?: string | null }
    answer: { success: true }
  }
  /** Puts all rows into the cart at once, or none: 422 with what is wrong by row. What is there already stays as it is. Permission: cart.fill. */
  'POST /cart/lines/batch': {
    input: { lines: Array<{ reference: string; quantity: string; country?: string; packaging?: string }> }
    answer: { success: true; added: number; rows: Array<{ productId: string; name: string; countryId: string; quantity: number; outcome: "ADDED" | "UNCHANGED" }> }
  }
  /** Holds pasted rows against the catalogue: what each of them means, and what is wrong with it. Nothing is kept. Permission: cart.fill. */
  'POST /cart/lines/check': {
    input: { lines: Array<{ reference: string; quantity: string; country?: string; packaging?: string }> }
    answer: { rows: Array<{ product: { id: string; name: string; reference: string } | null; countryId: string | null; packagingId: string | null; quantity: number | null; countries: Array<{ id: string; name: string }>; packagings: Array<{ id: string; name: string; units: number }>; problems: Array<{ field: "reference" | "quantity" | "country" | "packaging"; reason: string; fixes: Array<string> }>; sameAs: number | null; inCart: number | null }> }
  }
  /** Puts what forecasts plan for a month, less what was ordered in it, into the cart, or all that is urgent. What is there already stays as it is, and nothing is ordered. Permission: orders.place. */
  'POST /cart/lines/forecast': {
    input: { forecastId?: string; month?: string }
    answer: { success: true; added: number; lines: Array<{ forecastId: string; product: { id: string; name: string }; country: { id: string; name: string }; months: Array<{ year: number; month: number }>; quantity: number; orderBy: string; outcome: "ADDED" | "IN_CART" | "ORDERED" | "NOT_AVAILABLE"; inCart: number | null; reason: string | null }> }
  }
  /** Puts the items of an order into the cart again: those of `lines` as they say, or all of them as they were. What cannot be ordered any more is named. Permission: orders.place. */
  'POST /cart/orders': {
    input: { orderId: string; lines?: Array<{ id: string; quantity: number; packagingId?: string | null }> }
    answer: { success: true; added: number; left: Array<{ name: string; reason: string }> }
  }
  /** Empties a section of the cart. Permission: cart.fill. */
  'DELETE /cart/sections/:countryId/:subCategoryId': {
    input: { countryId: string; subCategoryId: string }
    answer: { success: true }
  }
  /** Keeps a section's promo code, or takes it off with null. The other sections keep theirs. Permission: cart.fill. */
  'PUT /cart/sections/:countryId/:subCategoryId/promo-code': {
    input: { countryId: string; subCategoryId: string } & { promoCode: string | null }
    answer: { success: true }
  }
  /** The company of the signed-in user, with its addresses. Permission: company.read. */
  'GET /distributors/current': {
    input: {}
    answer: { id: string; creationDate: string; organizationName: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; addressCountry: { id: string; name: string; code: string }; email: string; phone: string; contactName: string | null; contactPhone: string | null; state: "PENDING" | "ACTIVE" | "SUSPENDED"; stateSince: string; suspendedBecause: string | null; region: string | null; countries: Array<{ id: string; name: string; code: string }>; loyaltyProgramGroup: 1 | 2 | null; loyalty: { careCoinsBalance: number }; primaryShippingAddress: { id: string; type: "SHIPPING" | "BILLING" | "CONTACT"; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; country: { id: string; name: string; code: string }; email: string; phone: string; isPrimary: boolean } | null; primaryBillingAddress: { id: string; type: "SHIPPING" | "BILLING" | "CONTACT"; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; country: { id: string; name: string; code: string }; email: string; phone: string; isPrimary: boolean } | null; shippingAddresses: Array<{ id: string; type: "SHIPPING" | "BILLING" | "CONTACT"; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; country: { id: string; name: string; code: string }; email: string; phone: string; isPrimary: boolean }>; billingAddresses: Array<{ id: string; type: "SHIPPING" | "BILLING" | "CONTACT"; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; country: { id: string; name: string; code: string }; email: string; phone: string; isPrimary: boolean }> }
  }
  /** What of the own company’s data was changed and waits for QUALITY, with its question; null: nothing. Permission: company.read. */
  'GET /distributors/data-change': {
    input: {}
    answer: { changedAt: string; changedBy: string; fields: Array<{ field: "organizationName" | "address" | "address2" | "zipCode" | "city" | "countryId"; before: string; after: string }>; question: string | null; explanation: string | null; waitsFor: "DISTRIBUTOR" | "QUALITY" } | null
  }
  /** Answers the question of QUALITY about the changed data of the own company. Permission: company.change. */
  'PUT /distributors/data-change': {
    input: { text: string }
    answer: { success: boolean }
  }
  /** The own company’s due-diligence file: each requirement, where it is and who must act. Permission: company.read. */
  'GET /distributors/file': {
    input: {}
    answer: { reference: string; requirements: Array<{ id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; label: string; required: boolean; state: "MISSING" | "IN_REVIEW" | "RETURNED" | "APPROVED" | "ACCEPTED" | "EXPIRED"; since: string | null; until: string | null; waitsFor: "DISTRIBUTOR" | "QUALITY" | null; documentId: string | null; reason: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; dueOn: string | null }>; completeSince: string | null; usualHours: number | null; ordersStopped: string | null }
  }
  /** Chooses the language of the screens for everybody of the company who has not chosen one; null: what their browsers ask for. Permission: company.change. */
  'PUT /distributors/language': {
    input: { language: "en" | "es" | "fr" | "pt" | null }
    answer: { success: boolean }
  }
  /** How many orders the company placed in each month, and how many units they hold. Permission: orders.read. */
  'GET /distributors/orders-per-month': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number }
    answer: Array<{ key: string; year: number; month: number; orderCount: number; orderQuantity: number }>
  }
  /** Requests agreements for these countries; a country with an open request keeps it. Permission: agreements.request. */
  'POST /distributors/request-agreement': {
    input: { countriesIds: Array<string> }
    answer: { success: true }
  }
  /** Changes the data of the company. Permission: company.change. */
  'POST /distributors/set-data': {
    input: { organizationName?: string; address?: string; address2?: string | null; zipCode?: string; city?: string; countryId?: string; email?: string; phone?: string; contactName?: string | null; contactPhone?: string | null; opened?: { organizationName?: string | unknown; address?: string | unknown; address2?: string | null | unknown; zipCode?: string | unknown; city?: string | unknown; countryId?: string | unknown; email?: string | unknown; phone?: string | unknown; contactName?: string | null | unknown; contactPhone?: string | null | unknown } }
    answer: { success: boolean; country: { id: string; name: string; code: string }; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** The own company in figures: its orders and what waits for it, what it has ordered, and its CareCoins. Permission: orders.read. */
  'GET /distributors/statistics': {
    input: {}
    answer: { orders: number; ordersInProgress: number; quotesToConfirm: number; documentsToSend: number; quantityOrdered: number; lastOrderDate: string | null; careCoinsBalance: number }
  }
  /** Confirms that the own company follows WHO Good Distribution Practices, in the place of a wholesaler licence. Permission: company.change. */
  'POST /distributors/who-practices': {
    input: {}
    answer: { success: true }
  }
  /** The documents of the own company, newest first. Permission: company.read. */
  'GET /documents': {
    input: {}
    answer: Array<{ id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; typeLabel: string; name: string; file: string; uploadDate: string; validityDate: string | null; endsAt: string | null; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED"; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; inForce: number | null; grace: string | null; mayUpdate: boolean; versions: Array<{ version: number; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "REPLACED"; file: string; sha256: string; validityDate: string | null; submittedAt: string; submittedBy: string; reviewedAt: string | null; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null }> }>
  }
  /** Sends a document of the own company to be reviewed, which PROCUREMENT does, or the file of a report. Permission: documents.send. */
  'POST /documents': {
    input: { type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION" | "REPORT_TENDER" | "REPORT_COMPETITOR" | "REPORT_LAW_CHANGE" | "REPORT_ORDER_ISSUE"; name: string; validityDate?: string | null; file: string }
    answer: { success: true; document: { id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; typeLabel: string; name: string; file: string; uploadDate: string; validityDate: string | null; endsAt: string | null; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED"; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; inForce: number | null; grace: string | null; mayUpdate: boolean; versions: Array<{ version: number; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "REPLACED"; file: string; sha256: string; validityDate: string | null; submittedAt: string; submittedBy: string; reviewedAt: string | null; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null }> } | { id: string; type: "REPORT_TENDER" | "REPORT_COMPETITOR" | "REPORT_LAW_CHANGE" | "REPORT_ORDER_ISSUE"; typeLabel: string; name: string; file: string; uploadDate: string; validityDate: string | null; endsAt: string | null; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED"; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; inForce: number | null; grace: string | null; mayUpdate: boolean; versions: Array<{ version: number; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "REPLACED"; file: string; sha256: string; validityDate: string | null; submittedAt: string; submittedBy: string; reviewedAt: string | null; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null }> } }
  }
  /** Sends the next version of a document, or names it anew while it waits for its review. Permission: company.change. */
  'PUT /documents': {
    input: { id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; name: string; validityDate?: string | null; file?: string }
    answer: { success: true; document: { id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; typeLabel: string; name: string; file: string; uploadDate: string; validityDate: string | null; endsAt: string | null; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED"; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; inForce: number | null; grace: string | null; mayUpdate: boolean; versions: Array<{ version: number; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "REPLACED"; file: string; sha256: string; validityDate: string | null; submittedAt: string; submittedBy: string; reviewedAt: string | null; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null }> } }
  }
  /** All documents of the own company with an index, as one ZIP. Permission: company.read. */
  'GET /documents/folder.zip': {
    input: {}
    answer: unknown
  }
  /** The events of the calendar, newest first. Permission: news.read. */
  'GET /events': {
    input: {}
    answer: Array<{ id: string; date: string; endDate?: string; title: string; description: string; location: { name: string } }>
  }
  /** All events as a calendar that programs subscribe to; cancelled ones stay in it as such. Permission: news.read. */
  'GET /events.ics': {
    input: {}
    answer: unknown
  }
  /** One event as a calendar file. Permission: news.read. */
  'GET /events/:id/event.ics': {
    input: { id: string }
    answer: unknown
  }
  /** The events of a month. Permission: news.read. */
  'GET /events/calendar/:year/:month': {
    input: { year: string; month: string }
    answer: Array<{ id: string; date: string; endDate?: string; title: string; description: string; location: { name: string } }>
  }
  /** The events that take place on one of these days, both included. Permission: news.read. */
  'GET /events/date/:from/:to': {
    input: { from: string; to: string }
    answer: Array<{ id: string; date: string; endDate?: string; title: string; description: string; location: { name: string } }>
  }
  /** The company's forecasts, by product and country. Permission: forecasts.file. */
  'GET /forecast': {
    input: {}
    answer: Array<{ id: string; product: { id: string; name: string }; productId: string; productName: string; country: { id: string; name: string }; currentInventoryLevel: number; stockTickingDate: string; forecastMonths: Array<{ id: string; year: number; month: number; orderCount: number; orderQuantity: number }>; rules: Array<{ forecastMonthId: string; delay: number; maximumOrderDate: string }>; date: string; ordersInNext3Months: number; quantity: number; version: number; accuracy: number | null }>
  }
  /** Deletes a forecast. What was planned for months before this one stays in the chart. Permission: forecasts.file. */
  'DELETE /forecast/:id': {
    input: { id: string }
    answer: { success: true }
  }
  /** One forecast. Permission: forecasts.file. */
  'GET /forecast/:id': {
    input: { id: string }
    answer: { id: string; product: { id: string; name: string }; productId: string; productName: string; country: { id: string; name: string }; currentInventoryLevel: number; stockTickingDate: string; forecastMonths: Array<{ id: string; year: number; month: number; orderCount: number; orderQuantity: number }>; rules: Array<{ forecastMonthId: string; delay: number; maximumOrderDate: string }>; date: string; ordersInNext3Months: number; quantity: number; version: number; accuracy: number | null }
  }
  /** What was forecast for each month, filing by filing, next to what was ordered in it. Permission: forecasts.file. */
  'GET /forecast/:id/vintages': {
    input: { id: string }
    answer: { accuracy: number | null; months: Array<{ key: string; year: number; month: number; filings: Array<{ filing: number; at: string; orderCount: number; orderQuantity: number }>; forecast: number | null; actual: number; passed: boolean; accuracy: number | null }> }
  }
  /** The orders that are planned and can still arrive in time, the most urgent first. Permission: forecasts.file. */
  'GET /forecast/next': {
    input: { forecastId?: string | number }
    answer: Array<{ forecastId: string; product: { id: string; name: string }; country: { id: string; name: string }; month: { id: string; year: number; month: number; orderCount: number; orderQuantity: number }; rules: Array<{ forecastMonthId: string; delay: number; maximumOrderDate: string }>; orderBy: string; urgent: boolean }>
  }
  /** The latest reminders of what the filters of the chart mean, now or as of the end of any day (UTC), the latest first, five at most. Permission: forecasts.file. */
  'GET /forecast/reminders': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number }
    answer: Array<{ at: string; forecastId: string; product: { id: string; name: string }; country: { id: string; name: string }; year: number; month: number; maximumOrderDate: string }>
  }
  /** Files a forecast for a product and a country, for the first time or anew, also as it was read. Its reminders begin again. Permission: forecasts.file. */
  'POST /forecast/upsert': {
    input: { id?: string; product?: { id: string; name: string }; country?: { id: string; name: string }; version?: number; productName?: string; rules?: Array<{ forecastMonthId: string; delay: number; maximumOrderDate: string }>; date?: string; ordersInNext3Months?: number; quantity?: number; accuracy?: number | null; productId: string; countryId?: string; currentInventoryLevel: number; stockTickingDate: string; forecastMonths: Array<{ id?: string; year: number; month: number; orderCount: number; orderQuantity: number }>; expectedVersion?: number }
    answer: { success: true; forecast: { id: string; product: { id: string; name: string }; productId: string; productName: string; country: { id: string; name: string }; currentInventoryLevel: number; stockTickingDate: string; forecastMonths: Array<{ id: string; year: number; month: number; orderCount: number; orderQuantity: number }>; rules: Array<{ forecastMonthId: string; delay: number; maximumOrderDate: string }>; date: string; ordersInNext3Months: number; quantity: number; version: number } }
  }
  /** The labels of the company's registrations, each with the versions before it. Permission: company.read. */
  'GET /labels': {
    input: {}
    answer: Array<{ id: string; version: number; code: string; date: string; download: string; name: string; region: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; product: { id: string; name: string; reference: string }; country: { id: string; name: string }; replaced: Array<{ id: string; version: number; code: string; date: string; download: string; replacedAt: string }> }>
  }
  /** The orders that reporting an issue with this label would hold: those not shipped yet with its product for its country. Permission: labels.report. */
  'GET /labels/:id/orders': {
    input: { id: string }
    answer: Array<{ id: string; num: string; status: string; statusLabel: string; held: boolean }>
  }
  /** The company's label issues, those in progress first, with their rounds and the orders that they hold. Permission: company.read. */
  'GET /labels/issues': {
    input: {}
    answer: Array<{ id: string; number: string; state: "REPORTED" | "PROPOSED" | "ANSWERED" | "ACCEPTED" | "RELEASED"; round: number; waitsFor: "DISTRIBUTOR" | "PROVIDER" | "QUALITY" | null; waitingSince: string; product: { id: string; name: string }; country: { id: string; name: string }; label: { id: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; download: string }; region: string; kind: "WRONG_TEXT" | "WRONG_TRANSLATION" | "WRONG_CODE" | "MISSING_SYMBOL" | "PRINT_QUALITY" | "OTHER"; detail: string; files: Array<{ id: string; name: string; file: string }>; reportedAt: string; reportedBy: string; orders: Array<{ id: string; num: string; status: string; statusLabel: string; held: boolean }>; rounds: Array<{ round: number; code: string; artwork: { id: string; name: string; file: string }; note: string | null; dueOn: string | null; proposedAt: string; proposedBy: string; answer: { accepted: boolean; text: string | null; at: string; by: string } | null }>; release: { statement: string; code: string | null; at: string; by: string } | null }>
  }
  /** Reports an issue with a label. The orders with it that are not shipped yet are on hold until quality releases it, and so is every order with it that comes meanwhile. Permission: labels.report. */
  'POST /labels/report': {
    input: { labelId: string; region: string; detail: string; kind?: "WRONG_TEXT" | "WRONG_TRANSLATION" | "WRONG_CODE" | "MISSING_SYMBOL" | "PRINT_QUALITY" | "OTHER"; files?: Array<string> }
    answer: { success: true; issueId: string; number: string; orders: Array<string> }
  }
  /** The front page of the library: the highlighted best practice, the picture of the academy, and how many resources of each kind are new, 9 at most, with the newest 3. Permission: library.read. */
  'GET /library': {
    input: { languages?: string | number }
    answer: { highlight: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> } | null; academy: string | null; fresh: { 'videos-and-tutorials': number; 'marketing-materials': number; 'womancare-academy': number; 'pos-and-pop': number; 'market-data': number; 'best-practices': number }; newest: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> }>; unseen: boolean }
  }
  /** The academy by product category: how many resources it has, how many of them this person has completed, and the newest 12. Permission: library.read. */
  'GET /library/academy': {
    input: { languages?: string | number }
    answer: { categories: Array<{ name: string | null; total: number; done: number; rows: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> }> }>; unseen: boolean }
  }
  /** The best practices in which most terms of a subject begin a term of title or excerpt, 3 at most. Permission: library.read. */
  'GET /library/answers': {
    input: { subject: string | number; languages?: string | number }
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> }>
  }
  /** A page of a kind: each resource once, in the language that its reader knows best. Section 3 §5. Permission: library.read. */
  'GET /library/items/:kind': {
    input: { kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices" } & { languages?: string | number; search?: string | number; sort?: "mostRecent" | "lessRecent"; materialType?: string | number; subject?: string | number; language?: string | number; category?: string | number; region?: string | number; content?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; published: number; unseen: boolean; options: Record<string, Array<{ value: string; count: number }>>; highlight: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> } | null; rows: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; excerpt: string; thumbnail: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; creationDate: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; mark: "NEW" | "UPDATED" | null; done: boolean; resource: { id: string }; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }> }> }
  }
  /** The levels of the programme, the lowest first: what each brings and what it requires within 12 months. Permission: loyalty.read. */
  'GET /loyalty-status': {
    input: {}
    answer: Array<{ reference: "BLUE" | "BRONZE" | "SILVER" | "GOLD"; displayName: string; avantages: string; image: string; colour: string; criteria: { orders: number; units: number; turnover: number } }>
  }
  /** The company's level, now or as of any moment, or null. Permission: loyalty.read. */
  'GET /loyalty-status/current': {
    input: { asOf?: string | number }
    answer: { reference: "BLUE" | "BRONZE" | "SILVER" | "GOLD"; displayName: string } | null
  }
  /** What the company reached in the last 12 months, or in those until any moment, and what the next level requires. Permission: loyalty.read. */
  'GET /loyalty-status/progress': {
    input: { asOf?: string | number }
    answer: { figures: { orders: number; units: number; turnover: number }; current: "BLUE" | "BRONZE" | "SILVER" | "GOLD" | null; since: string | null; keeps: { orders: number; units: number; turnover: number } | null; next: { reference: "BLUE" | "BRONZE" | "SILVER" | "GOLD"; displayName: string; criteria: { orders: number; units: number; turnover: number } } | null; nextReviewAt: string | null; risk: { displayName: string; to: string | null; reviewAt: string; missing: { orders: number; units: number; turnover: number } } | null }
  }
  /** The CareCoins that each rewarded activity brings today. Permission: loyalty.read. */
  'GET /loyalty/activities': {
    input: {}
    answer: { COMPLETED_FORECAST: number; COMPLETED_SURVEY: number; TRAINING_CONDUCTED: number; BUSINESS_OPPORTUNITY_REPORTED: number; ANNUAL_BUSINESS_REVIEW: number; SELL_OUT_DATA: number }
  }
  /** The published articles, newest first. Permission: news.read. */
  'GET /news': {
    input: {}
    answer: Array<{ id: string; language: "en" | "es" | "fr" | "pt"; title: string; date: string; introduction: string | null; content1: string; content2: string | null; image: string | null; newsDetails: string | null; excerpt: string; description: string }>
  }
  /** One published article; an unknown one 404 with `statusCode`: 404. Permission: news.read. */
  'GET /news/details/:id': {
    input: { id: string }
    answer: { statusCode: 200; id: string; language: "en" | "es" | "fr" | "pt"; title: string; date: string; introduction: string | null; content1: string; content2: string | null; image: string | null; newsDetails: string | null; excerpt: string; description: string }
  }
  /** The newest articles besides one. Permission: news.read. */
  'GET /news/latests/:limit/:excludedId': {
    input: { limit: string; excludedId: string }
    answer: Array<{ id: string; language: "en" | "es" | "fr" | "pt"; title: string; date: string; introduction: string | null; content1: string; content2: string | null; image: string | null; newsDetails: string | null; excerpt: string; description: string }>
  }
  /** A page of the published articles, newest first unless `sort` is lessRecent. Permission: news.read. */
  'GET /news/page': {
    input: { sort?: "mostRecent" | "lessRecent"; page?: string | number; pageSize?: string | number }
    answer: { total: number; rows: Array<{ id: string; language: "en" | "es" | "fr" | "pt"; title: string; date: string; image: string | null; excerpt: string }> }
  }
  /** The posts that are shown next to the news, the newest first. Permission: news.read. */
  'GET /news/social': {
    input: {}
    answer: Array<{ id: string; network: string; text: string; link: string; image: string | null; date: string }>
  }
  /** The issues that were sent, the newest first. Permission: news.read. */
  'GET /newsletter/issues': {
    input: {}
    answer: Array<{ id: string; sentOn: string; subject: string; introduction: string }>
  }
  /** One issue as its readers got it, without anything about a reader. Permission: news.read. */
  'GET /newsletter/issues/:id': {
    input: { id: string } & { language?: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { id: string; sentOn: string; subject: string; introduction: string; articles: Array<{ id: string; title: string; excerpt: string }> }
  }
  /** A page of the agreements that companies requested: open ones first, the longest waiting on top. Permission: office.agreements.read. */
  'GET /office/agreement-requests': {
    input: { distributorId?: string | number; countryId?: string | number; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ country: { id: string; name: string }; state: "SENT" | "IN_PREPARATION" | "SIGNED" | "REFUSED"; requestedAt: string; changedAt: string; answer: string | null; distributor: { id: string; name: string }; requestedBy: string }> }
  }
  /** A page of the agreements of all companies, by company and country, with the versions that they replaced. Permission: office.agreements.read. */
  'GET /office/agreements': {
    input: { distributorId?: string | number; type?: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES"; countryId?: string | number; sort?: "company" | "-company" | "agreement" | "-agreement" | "type" | "-type" | "country" | "-country"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; version: number; date: string; type: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES"; productCode: string; countryId: string; countryName: string; download: string; replaced: Array<{ version: number; date: string; productCode: string; download: string; replacedOn: string }>; distributor: { id: string; name: string } }> }
  }
  /** Answers that staff send again and again, by title. Permission: office.requests.read. */
  'GET /office/answer-templates': {
    input: {}
    answer: Array<{ id: string; title: string; language: string; text: string }>
  }
  /** Keeps an answer as a template, as a new one or in the place of `id`. Permission: office.requests.answer. */
  'PUT /office/answer-templates': {
    input: { id?: string; title: string; language: string; text: string; opened?: { id?: string | unknown; title?: string | unknown; language?: string | unknown; text?: string | unknown } }
    answer: { success: true; id: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Removes an answer template. Permission: office.requests.answer. */
  'DELETE /office/answer-templates/:id': {
    input: { id: string }
    answer: { success: true }
  }
  /** Which orders, quotes, documents or files a member of staff has, and who; `id`: the order or the company. Permission: office.requests.read. */
  'GET /office/assigned/:kind': {
    input: { kind: "ORDER" | "QUOTE" | "DOCUMENTS" | "FILE" }
    answer: Array<{ id: string; assignee: { id: string; name: string } }>
  }
  /** Adds a category with its sub-categories. Permission: office.catalogue.manage. */
  'POST /office/categories': {
    input: { name: string; subCategories: Array<string> }
    answer: { success: boolean; id: string; subCategories: Array<{ id: string; name: string }> }
  }
  /** Gives a category another name, and its products with it; orders keep the name of their day. Permission: office.catalogue.manage. */
  'PUT /office/categories/:id': {
    input: { id: string } & { name: string; opened?: { name?: string | unknown } }
    answer: { success: true; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Adds a sub-category to a category. Permission: office.catalogue.manage. */
  'POST /office/categories/:id/sub-categories': {
    input: { id: string } & { name: string }
    answer: { success: boolean; id: string }
  }
  /** Gives a sub-category another name, and its products with it; orders keep the name of their day. Permission: office.catalogue.manage. */
  'PUT /office/categories/:id/sub-categories/:subCategoryId': {
    input: { id: string; subCategoryId: string } & { name: string; opened?: { name?: string | unknown } }
    answer: { success: true; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** The active members of staff with their roles. Permission: office.orders.read. */
  'GET /office/colleagues': {
    input: {}
    answer: Array<{ id: string; fullName: string; job: string; role: "PROCUREMENT" | "MARKETING" | "SALES" | "OPERATIONS" | "QUALITY" | "MARKETING_STAFF" | "ANALYST" | "ADMIN" }>
  }
  /** Companies for the provider’s staff, 25 a page: by view, country, representative, state and name, with the count of each view. Permission: office.distributors.read. */
  'GET /office/companies': {
    input: { view?: "waiting" | "incomplete" | "licence" | "suspended" | "quiet"; state?: "PENDING" | "ACTIVE" | "SUSPENDED"; countryId?: string | number; representativeId?: string | number; search?: string | number; sort?: "name" | "-name" | "state" | "-state" | "country" | "-country" | "representative" | "-representative" | "file" | "-file" | "licence" | "-licence" | "lastOrder" | "-lastOrder" | "joined" | "-joined"; page?: string | number; pageSize?: string | number }
    answer: { total: number; companies: Array<{ id: string; name: string; state: "PENDING" | "ACTIVE" | "SUSPENDED"; stateSince: string; country: { id: string; name: string }; region: string | null; representative: { id: string; name: string } | null; creationDate: string; lastOrderAt: string | null; approved: number; required: number; inReview: number; licenceEndsAt: string | null }>; counts: { all: number; waiting: number; incomplete: number; licence: number; suspended: number; quiet: number }; countries: Array<{ id: string; name: string }>; representatives: Array<{ id: string; name: string }> }
  }
  /** The first 20 companies that a search finds, by name, with the one that is chosen. Permission: office.distributors.read. */
  'GET /office/company-names': {
    input: { search?: string | number; chosen?: string | number }
    answer: Array<{ id: string; name: string }>
  }
  /** How much waits for staff: quotes to send and documents to review. Permission: office.orders.read. */
  'GET /office/counts': {
    input: {}
    answer: { quotes: number; documents: number }
  }
  /** What a company changed of what it was vetted by, before and after, by whom and when; null: nothing. Permission: office.distributors.read. */
  'GET /office/distributors/:distributorId/data-change': {
    input: { distributorId: string }
    answer: { changedAt: string; changedBy: string; fields: Array<{ field: "organizationName" | "address" | "address2" | "zipCode" | "city" | "countryId"; before: string; after: string }>; question: string | null; explanation: string | null; waitsFor: "DISTRIBUTOR" | "QUALITY"; seen: { organizationName: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string } } | null
  }
  /** One company as staff see it: its state, territory, people, requirements and documents. Permission: office.distributors.read. */
  'GET /office/distributors/:id': {
    input: { id: string }
    answer: { id: string; creationDate: string; organizationName: string; address: string; address2: string | null; zipCode: string; city: string; countryId: string; addressCountry: { id: string; name: string; code: string }; email: string; phone: string; contactName: string | null; contactPhone: string | null; state: "PENDING" | "ACTIVE" | "SUSPENDED"; stateSince: string; suspendedBecause: string | null; region: string | null; countries: Array<{ id: string; name: string; code: string }>; loyaltyProgramGroup: 1 | 2 | null; salesRepresentativeId: string | null; representative: { id: string; name: string } | null; representatives: Array<{ id: string; name: string }>; users: Array<{ id: string; name: string; email: string; job: string; role: "PROCUREMENT" | "MARKETING" | "SALES" | "OPERATIONS" | "QUALITY" | "MARKETING_STAFF" | "ANALYST" | "ADMIN"; state: "ACTIVE" | "INVITED" | "INVITATION_EXPIRED" | "DEACTIVATED" | "ERASED"; creationDate: string; emailConfirmedAt: string | null }>; requirements: Array<{ id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; label: string; required: boolean; state: "MISSING" | "IN_REVIEW" | "RETURNED" | "APPROVED" | "ACCEPTED" | "EXPIRED"; since: string | null; until: string | null; waitsFor: "DISTRIBUTOR" | "QUALITY" | null; documentId: string | null; reason: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; dueOn: string | null }>; documents: Array<{ id: string; type: "CE_CERTIFICATE" | "FREE_SALE_CERTIFICATE" | "ISO_CERTIFICATION" | "CERTIFICATE_OF_INCORPORATION" | "MEMORANDUM" | "REGISTER_OF_DIRECTORS" | "REGISTER_OF_MEMBERS" | "WHOLESALER_LICENSE" | "DUE_DILIGENCE" | "OTHER" | "BUSINESS_LICENSE_FREE_SALE_CERTIFICATE" | "BUSINESS_LICENSE" | "REGISTRATION_CERTIFICATION"; typeLabel: string; name: string; file: string; uploadDate: string; validityDate: string | null; endsAt: string | null; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "EXPIRED"; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; inForce: number | null; grace: string | null; mayUpdate: boolean; versions: Array<{ version: number; status: "IN_REVIEW" | "APPROVED" | "REJECTED" | "REPLACED"; file: string; sha256: string; validityDate: string | null; submittedAt: string; submittedBy: string; reviewedAt: string | null; reason: string | null; fault: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null }> }>; completeSince: string | null; suggested: { region: string | null; countryIds: Array<string>; representativeId: string | null }; missing: Array<string>; ordersStopped: string | null; lastOrderAt: string | null }
  }
  /** What staff noted about a company among themselves, newest first. Permission: office.distributors.read. */
  'GET /office/distributors/:id/notes': {
    input: { id: string }
    answer: Array<{ id: string; text: string; writtenAt: string; writtenBy: string; mine: boolean }>
  }
  /** Writes an internal note about a company, which it never reads. Permission: office.distributors.note. */
  'POST /office/distributors/:id/notes': {
    input: { id: string } & { text: string }
    answer: { success: true; id: string }
  }
  /** The distributors' documents that wait for a review, the one that waits longest first. Permission: office.orders.read. */
  'GET /office/documents': {
    input: {}
    answer: Array<{ orderId: string; num: string; distributor: { id: string; name: string }; destination: string; documentId: string; inPlaceOf: Array<string>; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; label: string; name: string; submittedAt: string; held: boolean }>
  }
  /** A page of all events, cancelled ones too, the newest first, and where events take place. Permission: office.news.manage. */
  'GET /office/events': {
    input: { state?: "PLANNED" | "PAST" | "CANCELLED"; location?: string | number; sort?: "title" | "-title" | "state" | "-state" | "date" | "-date" | "location" | "-location"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; date: string; endDate?: string; title: string; description: string; location: { name: string }; cancelled: boolean }>; locations: Array<string> }
  }
  /** Plans an event, or changes one. Permission: office.news.manage. */
  'POST /office/events': {
    input: { id?: string; title: string; description: string; date: string; endDate: string | null; location: string; opened?: { id?: string | unknown; title?: string | unknown; description?: string | unknown; date?: string | unknown; endDate?: string | null | unknown; location?: string | unknown } }
    answer: { success: true; id: string; leavesAt?: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Cancels an event; calendars that subscribed show it so. Permission: office.news.manage. */
  'POST /office/events/:id/cancel': {
    input: { id: string }
    answer: { success: true }
  }
  /** Undoes the cancellation of an event. Permission: office.news.manage. */
  'POST /office/events/:id/restore': {
    input: { id: string }
    answer: { success: true }
  }
  /** A figure of the office in a period: by month next to the year before, and the events that it is made of, the newest 1 000. Permission: office.sales.read. */
  'GET /office/figures/:figure/:part': {
    input: { figure: string; part: string } & { of?: string | number; distributorId?: string | number; from?: string | number; until?: string | number }
    answer: { unit: "count" | "cents" | "coins" | "days"; of: string; company: string | null; parts: Array<string>; total: number | null; before: number | null; months: Array<{ month: string; amount: number | null; before: number | null }>; count: number; events: Array<{ kind: string; key: string; name: string; at: string; month: string; company: string | null; amount: number }> }
  }
  /** The events that a figure of the office is made of as a spreadsheet, the newest 5 000 at most. Permission: office.sales.read. */
  'GET /office/figures/:figure/:part/export.:format': {
    input: { figure: string; part: string; format: "csv" | "xlsx" } & { of?: string | number; distributorId?: string | number; from?: string | number; until?: string | number }
    answer: unknown
  }
  /** The same for all companies, or one of them. Permission: office.sales.read. */
  'GET /office/forecast-reminders': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; distributorId?: string | number }
    answer: Array<{ at: string; forecastId: string; product: { id: string; name: string }; country: { id: string; name: string }; year: number; month: number; maximumOrderDate: string; distributor: { id: string; name: string } }>
  }
  /** Who else of the staff has the form of something open, and who of them is writing. Permission: office.requests.read. */
  'GET /office/forms/:form/:id': {
    input: { form: "promo-code" | "product" | "category" | "article" | "event" | "post" | "issue" | "resource" | "material" | "template" | "settings"; id: string }
    answer: Array<{ id: string; name: string; writing: boolean }>
  }
  /** Says to others of the staff that one has left the form. Permission: office.requests.read. */
  'PUT /office/forms/:form/:id/leave': {
    input: { form: "promo-code" | "product" | "category" | "article" | "event" | "post" | "issue" | "resource" | "material" | "template" | "settings"; id: string }
    answer: { success: true }
  }
  /** Says to others of the staff that one has the form of something open, and whether one is writing. Permission: office.requests.read. */
  'PUT /office/forms/:form/:id/look': {
    input: { form: "promo-code" | "product" | "category" | "article" | "event" | "post" | "issue" | "resource" | "material" | "template" | "settings"; id: string } & { writing: boolean }
    answer: { success: true }
  }
  /** A page of the label issues of all companies, those in progress first, the longest waiting on top. Permission: office.labels.read. */
  'GET /office/label-issues': {
    input: { ids?: string | number; state?: "REPORTED" | "PROPOSED" | "ANSWERED" | "ACCEPTED" | "RELEASED"; turn?: "distributor" | "provider" | "none"; distributorId?: string | number; kind?: "WRONG_TEXT" | "WRONG_TRANSLATION" | "WRONG_CODE" | "MISSING_SYMBOL" | "PRINT_QUALITY" | "OTHER"; sort?: "number" | "-number" | "company" | "-company" | "product" | "-product" | "code" | "-code" | "kind" | "-kind" | "state" | "-state" | "waiting" | "-waiting" | "reported" | "-reported" | "orders" | "-orders"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; number: string; state: "REPORTED" | "PROPOSED" | "ANSWERED" | "ACCEPTED" | "RELEASED"; round: number; waitsFor: "DISTRIBUTOR" | "PROVIDER" | "QUALITY" | null; waitingSince: string; product: { id: string; name: string }; country: { id: string; name: string }; label: { id: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; download: string }; kind: "WRONG_TEXT" | "WRONG_TRANSLATION" | "WRONG_CODE" | "MISSING_SYMBOL" | "PRINT_QUALITY" | "OTHER"; reportedAt: string; distributor: { id: string; name: string }; orders: number }> }
  }
  /** A label issue of any company with its rounds, the orders that it holds and the notes of staff. Permission: office.labels.read. */
  'GET /office/label-issues/:id': {
    input: { id: string }
    answer: { id: string; number: string; state: "REPORTED" | "PROPOSED" | "ANSWERED" | "ACCEPTED" | "RELEASED"; round: number; waitsFor: "DISTRIBUTOR" | "PROVIDER" | "QUALITY" | null; waitingSince: string; product: { id: string; name: string }; country: { id: string; name: string }; label: { id: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; download: string }; region: string; kind: "WRONG_TEXT" | "WRONG_TRANSLATION" | "WRONG_CODE" | "MISSING_SYMBOL" | "PRINT_QUALITY" | "OTHER"; detail: string; files: Array<{ id: string; name: string; file: string }>; reportedAt: string; reportedBy: string; orders: Array<{ id: string; num: string; status: string; statusLabel: string; held: boolean }>; rounds: Array<{ round: number; code: string; artwork: { id: string; name: string; file: string }; note: string | null; dueOn: string | null; proposedAt: string; proposedBy: string; answer: { accepted: boolean; text: string | null; at: string; by: string } | null }>; release: { statement: string; code: string | null; at: string; by: string } | null; distributor: { id: string; name: string }; notes: Array<{ id: string; text: string; at: string; by: string }> }
  }
  /** A file of any label issue. Permission: office.labels.read. */
  'GET /office/label-issues/:id/files/:fileId': {
    input: { id: string; fileId: string }
    answer: unknown
  }
  /** The labels of registrations with all their versions, found by product, reference or code; the first 100. Permission: office.labels.read. */
  'GET /office/labels': {
    input: { search?: string | number; country?: string | number }
    answer: { total: number; registrations: Array<{ id: string; product: { id: string; name: string; reference: string }; country: { id: string; name: string }; labels: Array<{ id: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; version: number; date: string; replacedAt: string | null; download: string }> }> }
  }
  /** Sets how long a product takes to a country. Forecasts take it over when they are filed again. Permission: office.catalogue.manage. */
  'PUT /office/lead-times': {
    input: { productId: string; countryId: string; days: Array<number> }
    answer: { success: true }
  }
  /** A page of the companies of the programme, and those that are not in it with CareCoins: level, balance, coins in and out. Permission: office.loyalty.read. */
  'GET /office/loyalty/accounts': {
    input: { sort?: "company" | "-company" | "group" | "-group" | "level" | "-level" | "balance" | "-balance" | "earned" | "-earned" | "granted" | "-granted" | "corrected" | "-corrected" | "spent" | "-spent" | "redeemed" | "-redeemed"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ distributor: { id: string; name: string }; group: 1 | 2 | null; level: "BLUE" | "BRONZE" | "SILVER" | "GOLD" | null; levelSince: string | null; balance: number; earned: number; granted: number; corrected: number; spent: number; redeemed: number }> }
  }
  /** A company's account, now or as of any moment: coins in and out, its level and what the next one requires. Permission: office.loyalty.read. */
  'GET /office/loyalty/accounts/:distributorId': {
    input: { distributorId: string } & { asOf?: string | number }
    answer: { distributor: { id: string; name: string }; group: 1 | 2 | null; balance: number; earned: number; granted: number; corrected: number; spent: number; redeemed: number; progress: { figures: { orders: number; units: number; turnover: number }; current: "BLUE" | "BRONZE" | "SILVER" | "GOLD" | null; since: string | null; keeps: { orders: number; units: number; turnover: number } | null; next: { reference: "BLUE" | "BRONZE" | "SILVER" | "GOLD"; displayName: string; criteria: { orders: number; units: number; turnover: number } } | null; nextReviewAt: string | null; risk: { displayName: string; to: string | null; reviewAt: string; missing: { orders: number; units: number; turnover: number } } | null } }
  }
  /** A company's ledger, now or as of any moment, newest first, 10 a page, with the names of staff. Permission: office.loyalty.read. */
  'GET /office/loyalty/accounts/:distributorId/ledger': {
    input: { distributorId: string } & { page?: string | number; asOf?: string | number }
    answer: { total: number; entries: Array<{ position: number; at: string; kind: "SPENT" | "RETURNED" | "EARNED" | "CASH_BACK" | "GRANTED" | "CORRECTED" | "REDEEMED" | "REDEMPTION_RETURNED" | "LEVEL_GAINED" | "LEVEL_LOST"; change: number; balance: number; by: string; order: { id: string; num: string } | null; name: string | null; activity: "COMPLETED_FORECAST" | "COMPLETED_SURVEY" | "TRAINING_CONDUCTED" | "BUSINESS_OPPORTUNITY_REPORTED" | "ANNUAL_BUSINESS_REVIEW" | "SELL_OUT_DATA" | null; reason: string | null; level: string | null; review: { until: string; figures: { orders: number; units: number; turnover: number } | null } | null }> }
  }
  /** A page of grants and corrections that need a second administrator: those that wait, the longest first, then the decided. Permission: office.loyalty.read. */
  'GET /office/loyalty/approvals': {
    input: { sort?: "company" | "-company" | "change" | "-change" | "at" | "-at" | "status" | "-status"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; distributor: { id: string; name: string }; change: number; activity: "COMPLETED_FORECAST" | "COMPLETED_SURVEY" | "TRAINING_CONDUCTED" | "BUSINESS_OPPORTUNITY_REPORTED" | "ANNUAL_BUSINESS_REVIEW" | "SELL_OUT_DATA" | null; reason: string | null; requestedBy: { id: string; name: string } | null; requestedAt: string; status: "WAITING" | "APPROVED" | "REJECTED"; decidedBy: { id: string; name: string } | null; decidedAt: string | null; rejection: string | null }> }
  }
  /** A page of ordered material: what waits to be sent, the longest first, then what was sent or cancelled. Permission: office.loyalty.read. */
  'GET /office/loyalty/orders': {
    input: { company?: string | number; status?: "IN_PROGRESS" | "SENT" | "CANCELLED"; sort?: "item" | "-item" | "company" | "-company" | "ordered" | "-ordered" | "cost" | "-cost" | "status" | "-status"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; partnerProduct: { id: string; name: string }; costInCC: number; status: "IN_PROGRESS" | "SENT" | "CANCELLED"; creationDate: string; closedAt: string | null; note: string | null; distributor: { id: string; name: string }; by: string }> }
  }
  /** Every piece of material, withdrawn ones too, the cheapest first. Permission: office.loyalty.read. */
  'GET /office/loyalty/products': {
    input: {}
    answer: Array<{ id: string; name: string; priceInCC: number; description: string | null; kind: "BROCHURE" | "POSTER" | "DISPLAY" | "MODEL" | "TRAINING" | "EVENT" | "GIFT"; active: boolean }>
  }
  /** The rules of the loyalty programme that are in force today, and every change of them with its day, the latest first. Permission: office.loyalty.read. */
  'GET /office/loyalty/rules': {
    input: {}
    answer: { today: string; inForce: { levels: { BLUE: { orders: number; units: number; turnover: number }; BRONZE: { orders: number; units: number; turnover: number }; SILVER: { orders: number; units: number; turnover: number }; GOLD: { orders: number; units: number; turnover: number } }; activities: { COMPLETED_FORECAST: number; COMPLETED_SURVEY: number; TRAINING_CONDUCTED: number; BUSINESS_OPPORTUNITY_REPORTED: number; ANNUAL_BUSINESS_REVIEW: number; SELL_OUT_DATA: number }; bonusRule: { a: string; b: string; c: string } | null; limits: { grant: number } }; history: Array<{ from: string; rules: { levels: { BLUE: { orders: number; units: number; turnover: number }; BRONZE: { orders: number; units: number; turnover: number }; SILVER: { orders: number; units: number; turnover: number }; GOLD: { orders: number; units: number; turnover: number } }; activities: { COMPLETED_FORECAST: number; COMPLETED_SURVEY: number; TRAINING_CONDUCTED: number; BUSINESS_OPPORTUNITY_REPORTED: number; ANNUAL_BUSINESS_REVIEW: number; SELL_OUT_DATA: number }; bonusRule: { a: string; b: string; c: string } | null; limits: { grant: number } }; before: { levels: { BLUE: { orders: number; units: number; turnover: number }; BRONZE: { orders: number; units: number; turnover: number }; SILVER: { orders: number; units: number; turnover: number }; GOLD: { orders: number; units: number; turnover: number } }; activities: { COMPLETED_FORECAST: number; COMPLETED_SURVEY: number; TRAINING_CONDUCTED: number; BUSINESS_OPPORTUNITY_REPORTED: number; ANNUAL_BUSINESS_REVIEW: number; SELL_OUT_DATA: number }; bonusRule: { a: string; b: string; c: string } | null; limits: { grant: number } }; by: string; setAt: string; reason: string | null; state: "SCHEDULED" | "IN_FORCE" | "PAST" | "WITHDRAWN" }> }
  }
  /** A page of all articles with their newest revisions, the one written last first. Permission: office.news.manage. */
  'GET /office/news': {
    input: { state?: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "BEHIND"; sort?: "title" | "-title" | "state" | "-state" | "changed" | "-changed" | "published" | "-published"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; title: string; introduction: string | null; content1: string; content2: string | null; image: string | null; attachment: string | null; translations?: { es?: { title: string; introduction: string | null; content1: string; content2: string | null }; fr?: { title: string; introduction: string | null; content1: string; content2: string | null }; pt?: { title: string; introduction: string | null; content1: string; content2: string | null } }; revision: number; changedAt: string; scheduled: { revision: number; publishAt: string } | null; publishedRevision: number | null; publishedOn: string | null; state: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "BEHIND" }> }
  }
  /** Writes a new article, or the next revision of one; readers see it once it is published. Permission: office.news.manage. */
  'POST /office/news': {
    input: { id?: string; title: string; introduction: string | null; content1: string; content2: string | null; image: string | null; attachment: string | null; translations?: { es?: { title: string; introduction: string | null; content1: string; content2: string | null } | null; fr?: { title: string; introduction: string | null; content1: string; content2: string | null } | null; pt?: { title: string; introduction: string | null; content1: string; content2: string | null } | null }; opened?: { id?: string | unknown; title?: string | unknown; introduction?: string | null | unknown; content1?: string | unknown; content2?: string | null | unknown; image?: string | null | unknown; attachment?: string | null | unknown; translations?: { es?: { title: string; introduction: string | null; content1: string; content2: string | null } | null; fr?: { title: string; introduction: string | null; content1: string; content2: string | null } | null; pt?: { title: string; introduction: string | null; content1: string; content2: string | null } | null } | unknown } }
    answer: { success: true; id: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Deletes a draft; an article that is published or scheduled is withdrawn first. Permission: office.news.manage. */
  'DELETE /office/news/:id': {
    input: { id: string }
    answer: { success: true }
  }
  /** Takes back when an article is to be published; what is published stays. Permission: office.news.manage. */
  'POST /office/news/:id/cancel-schedule': {
    input: { id: string }
    answer: { success: true }
  }
  /** Publishes a revision, now or at a moment that lies ahead. Permission: office.news.manage. */
  'POST /office/news/:id/publish': {
    input: { id: string } & { revision: number; publishAt?: string }
    answer: { success: true; leavesAt?: string }
  }
  /** Takes an article back, and what is scheduled of it. Permission: office.news.manage. */
  'POST /office/news/:id/withdraw': {
    input: { id: string }
    answer: { success: true }
  }
  /** A page of all issues, the one written last first, and how many read the newsletter. Permission: office.news.manage. */
  'GET /office/newsletter': {
    input: { state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT"; sort?: "subject" | "-subject" | "state" | "-state" | "when" | "-when" | "mails" | "-mails"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; from: string; to: string; articles: Array<{ id: string; title: string; excerpt: string; translations?: { es?: { title: string; excerpt: string }; fr?: { title: string; excerpt: string }; pt?: { title: string; excerpt: string } } }>; texts: Array<{ language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; subject: string; introduction: string }>; revision: number; changedAt: string; state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT"; scheduled: { revision: number; sendAt: string } | null; sending: { revision: number; begunAt: string; readers: number; mails: number } | null }>; subscribers: { asked: number; confirmed: number; left: number } }
  }
  /** Writes a new issue, or the next revision of one, of articles that are published. Permission: office.news.manage. */
  'POST /office/newsletter': {
    input: { id?: string; from: string; to: string; articleIds: Array<string>; texts: Array<{ language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; subject: string; introduction: string }>; opened?: { id?: string | unknown; from?: string | unknown; to?: string | unknown; articleIds?: Array<string> | unknown; texts?: Array<{ language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; subject: string; introduction: string }> | unknown } }
    answer: { success: true; id: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Deletes a draft; an issue that is scheduled is taken back first. Permission: office.news.manage. */
  'DELETE /office/newsletter/:id': {
    input: { id: string }
    answer: { success: true }
  }
  /** Takes back when an issue is to be sent. Permission: office.news.manage. */
  'POST /office/newsletter/:id/cancel-schedule': {
    input: { id: string }
    answer: { success: true }
  }
  /** What became of the mails of an issue so far, and the first of those that failed. Permission: office.news.manage. */
  'GET /office/newsletter/:id/mails': {
    input: { id: string }
    answer: { waiting: number; done: number; failed: number; failures: Array<{ to: string; error: string | null }> }
  }
  /** Stops sending; what a mail server has cannot be taken back. Permission: office.news.manage. */
  'POST /office/newsletter/:id/pause': {
    input: { id: string }
    answer: { success: true }
  }
  /** The newest revision as a mail. Permission: office.news.manage. */
  'GET /office/newsletter/:id/preview': {
    input: { id: string } & { language?: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { subject: string; html: string; text: string }
  }
  /** Goes on sending where it was paused. Permission: office.news.manage. */
  'POST /office/newsletter/:id/resume': {
    input: { id: string }
    answer: { success: true }
  }
  /** Tries those mails of an issue once more that failed. Permission: office.news.manage. */
  'POST /office/newsletter/:id/retry': {
    input: { id: string }
    answer: { success: true; mails: number }
  }
  /** Sends a revision, now or at a moment that lies ahead. Permission: office.news.manage. */
  'POST /office/newsletter/:id/schedule': {
    input: { id: string } & { revision: number; sendAt?: string }
    answer: { success: true; leavesAt?: string }
  }
  /** Mails the newest revision to the caller. Permission: office.news.manage. */
  'POST /office/newsletter/:id/test': {
    input: { id: string } & { language?: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { success: true }
  }
  /** Published articles of a period, newest first and 50 at most, and those that are chosen already: what an issue may have. Permission: office.news.manage. */
  'GET /office/newsletter/articles': {
    input: { from: string | number; to: string | number; chosen?: string | number }
    answer: Array<{ id: string; title: string }>
  }
  /** Orders of every distributor, newest first, found by number, company or product; with `ids`, those of them alone. Permission: office.orders.read. */
  'GET /office/orders': {
    input: { status?: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; distributorId?: string | number; destination?: string | number; product?: string | number; needs?: "held" | "overdue" | "review"; who?: "MINE" | "UNASSIGNED"; from?: string | number; to?: string | number; search?: string | number; ids?: string | number; page?: string | number; pageSize?: string | number; sort?: "num" | "-num" | "distributor" | "-distributor" | "destination" | "-destination" | "ordered" | "-ordered" | "status" | "-status" | "deadline" | "-deadline" | "total" | "-total" }
    answer: { total: number; orders: Array<{ id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; distributor: { id: string; name: string; timeZone: string }; stage: "NEW" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "PREPAYMENT_SUBMITTED" | "PREPAYMENT_APPROVED" | "WAITING_FOR_LICENSE" | "LICENSE_SUBMITTED" | "LICENSE_APPROVED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "PREINSPECTION_SUBMITTED" | "PREINSPECTION_APPROVED" | "SHIPPED" | "DELIVERED" | "BILLED" | "CANCELLED" }>; statuses: Array<{ status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; label: string; count: number }>; whose: { MINE: number; UNASSIGNED: number; ALL: number } }
  }
  /** How many orders all companies, or one of them, placed in each month. Permission: office.sales.read. */
  'GET /office/orders-per-month': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; distributorId?: string | number }
    answer: Array<{ key: string; year: number; month: number; orderCount: number; orderQuantity: number }>
  }
  /** One order with all that its distributor sees, what this member of staff may do with it now, and its whole audit trail. Permission: office.orders.read. */
  'GET /office/orders/:id': {
    input: { id: string }
    answer: { order: { id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; labelIssues: Array<string>; quotes: Array<{ version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null }>; prepayment: { amount: number; dueOn: string | null; file: string } | null; documentRequest: { type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; note: string | null; askedAt: string } | null; submittedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; submittedAt: string; state: "SUBMITTED" | "APPROVED" | "REJECTED" | "REPLACED"; reason: string | null; reviewedAt: string | null }>; production: { startedAt: string; readyOn: string | null } | null; shippingDrafts: Array<{ round: number; sentAt: string; note: string | null; state: "RECEIVED" | "APPROVED" | "REJECTED"; reason: string | null; decidedAt: string | null; documents: Array<{ id: string; name: string; file: string; label: string; type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP" }> }>; tracking: { carrier: string; trackingUrl: string | null; shippedOn: string; expectedOn: string | null } | null; certificateFiles: Array<{ name: string; document: { id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string } | null }>; addedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string }>; trackingNumber: { carrier: string; number: string; trackingUrl: string | null } | null; lots: Array<{ lineId: string; numbers: Array<string> }>; earned: { careCoins: number; cashBack: number } | null; invoice: { number: string; name: string; dueOn: string | null; billedAt: string; file: string } | null; may: { PlaceOrder: boolean; ChangeOrder: boolean; ChangePurchaseOrderNumber: boolean; ChangeWishedDelivery: boolean; IssueQuote: boolean; ApproveQuote: boolean; RejectQuote: boolean; ExpireQuote: boolean; CancelOrder: boolean; CancelOrderByStaff: boolean; RequestPrepayment: boolean; UploadPrepaymentProof: boolean; RequestImportLicense: boolean; UploadLicenseDocument: boolean; StartProduction: boolean; SendShippingDocuments: boolean; ApproveDocuments: boolean; RejectDocuments: boolean; RequestPreinspection: boolean; UploadPreinspection: boolean; ApproveDocument: boolean; RejectDocument: boolean; ShipOrder: boolean; DeliverOrder: boolean; BillOrder: boolean; HoldOrder: boolean; ReleaseOrder: boolean; AddDocument: boolean; SetTracking: boolean; SetLots: boolean; WriteMessage: boolean; WriteMessageByStaff: boolean; WriteNote: boolean }; date: string; MBDreferenceCode: string; products: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; image: string; quantity: number }>; subtotal: number; promoCode: string | null; promoCodeDiscount: number; promoCodeCashBackAmount: number; promoCodeShippingDiscount: number; careCoinsUsed: number; careCoinsUsedTotalValue: number; freight: number | null; shippingPrice: number | null; grandTotal: number | null; quote: { version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null } | null; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; shippingInfo: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; shippingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; billingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; contact: { name: string; phone: string } | null; contactName: string | null; contactPhone: string | null; certificates: string; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; orderItems: Array<{ id: string; registration: { id: string; product: { id: string; name: string; reference: string; image: string } }; quantity: number; packaging: { id: string; name: string; units: number } | null; unitPrice: number; discount: number; effectivePrice: number; total: number }>; orderExtraItems: Array<{ id: string; product: { id: string; name: string; reference: string; image: string }; quantity: number; total: number }>; orderDocuments: Array<{ name: string; file: string; type: "QUOTE" | "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; label: string }>; downloads: Array<{ name: string; url: string }>; cancelReason: string | null; cancelText: string | null; placedByName: string; approval: { needed: boolean; mine: boolean; own: boolean; by: { id: string; name: string } | null; deputy: { id: string; name: string } | null; requestedBy: string | null; optionId: string | null; since: string | null; passesOnAt: string | null; problem: string | null } | null }; distributor: { id: string; name: string; timeZone: string }; holdReason: string | null; history: Array<{ position: number; at: string; who: string; side: "distributor" | "provider" | "system"; type: string; what: string; detail: string | null; version: number; actor: string; role: string; command: string; reason: string | null; from: string | null; data: {} }> }
  }
  /** Cancels an order before it is shipped, with a reason that the distributor reads. Permission: office.orders.cancel. */
  'POST /office/orders/:id/cancel': {
    input: { id: string } & { reason: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** The goods have arrived, which earns the distributor its CareCoins. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/delivery': {
    input: { id: string } & { deliveredOn: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } }; leavesAt?: string }
  }
  /** Adds a certificate, a bill of lading, a packing list or another document to an order that is not closed. One of the same type and name takes the place of the one before. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/documents': {
    input: { id: string } & { type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; name?: string | null; file: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** A document of any order. Permission: office.orders.read. */
  'GET /office/orders/:id/documents/:documentId': {
    input: { id: string; documentId: string }
    answer: unknown
  }
  /** The events that a figure of an order comes from, the first one first. Permission: office.orders.read. */
  'GET /office/orders/:id/figures/:figure': {
    input: { id: string; figure: "subtotal" | "promoCodeDiscount" | "careCoinsUsed" | "total" | "shippingPrice" | "grandTotal" }
    answer: Array<{ step: number; position: number; at: string; who: string; what: string; before: string | null; after: string | null }>
  }
  /** Puts an order on hold: no step towards the delivery is taken until it is released. Permission: office.orders.hold. */
  'POST /office/orders/:id/hold': {
    input: { id: string } & { reason: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** Requests the import license document from the distributor. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/import-license': {
    input: { id: string } & { note?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** Bills a delivered order under the next number of the year. Without a file the invoice is made from the order. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/invoice': {
    input: { id: string } & { dueOn?: string | null; file?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } }; leavesAt?: string }
  }
  /** The invoice of any order. Permission: office.orders.read. */
  'GET /office/orders/:id/invoice.pdf': {
    input: { id: string }
    answer: unknown
  }
  /** The level of the order's company now, and the one that recording its delivery on that day leads to. Permission: office.orders.read. */
  'GET /office/orders/:id/level-after-delivery': {
    input: { id: string } & { deliveredOn: string | number }
    answer: { company: string; from: string | null; to: string | null }
  }
  /** Names the lot numbers of the lines, in the place of those before. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/lots': {
    input: { id: string } & { lots: Array<{ lineId: string; numbers: Array<string> }> }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** What both sides wrote about an order, and the notes of staff among themselves, the oldest first. Permission: office.orders.read. */
  'GET /office/orders/:id/messages': {
    input: { id: string }
    answer: Array<{ id: string; kind: "MESSAGE" | "NOTE"; by: "DISTRIBUTOR" | "PROVIDER"; author: string; text: string; at: string; own: boolean }>
  }
  /** Writes to the distributor about its order. Permission: office.orders.message. */
  'POST /office/orders/:id/messages': {
    input: { id: string } & { text: string }
    answer: { success: true; id: string }
  }
  /** Writes an internal note about an order. Its distributor never reads it. Permission: office.orders.note. */
  'POST /office/orders/:id/notes': {
    input: { id: string } & { text: string }
    answer: { success: true; id: string }
  }
  /** Requests the pre-inspection document from the distributor. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/preinspection': {
    input: { id: string } & { note?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** Requests a pre-payment: an amount, a percentage of the grand total, or all of it when neither is given. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/prepayment': {
    input: { id: string } & { amount?: number | null; percent?: number | null; dueOn?: string | null; note?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** Starts the production, with the day on which it is to be ready where that is known. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/production': {
    input: { id: string } & { readyOn?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** The proforma invoice of any order whose pre-payment was requested. Permission: office.orders.read. */
  'GET /office/orders/:id/proforma.pdf': {
    input: { id: string }
    answer: unknown
  }
  /** What a quote of this order is made of: the lines as they were requested, and the quote that was sent last. Permission: office.quotes.issue. */
  'GET /office/orders/:id/quote': {
    input: { id: string }
    answer: { lines: Array<{ lineId: string; productId: string; reference: string; name: string; packaging: string | null; packagingUnits: number | null; quantity: number; unitPrice: number; discount: number }>; promo: { code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount: number; productIds: Array<string> | null; cashBackAmount: number; shippingDiscount: number } | null; careCoinsUsed: number; quoteDueAt: string | null; timeZone: string; last: { version: number; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; note: string | null } | null }
  }
  /** Quotes an order with one freight option or several and adjusted prices, or revises the quote that is out. Valid for 30 days unless a day is given. Permission: office.quotes.issue. */
  'POST /office/orders/:id/quote': {
    input: { id: string } & { options: Array<{ name: string; transportMode: "Airport" | "Road" | "Harbor"; transitDays: number; freight: number }>; adjustments?: Array<{ lineId: string; unitPrice: number; reason: string }>; validUntil?: string | null; note?: string | null; quoteDueAt?: string | null }
    answer: { success: true; version: number; total: number; careCoinsUsed: number; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; grandTotal: number | null; validUntil: string; leavesAt?: string }
  }
  /** The sales quote of any order as a PDF. Permission: office.orders.read. */
  'GET /office/orders/:id/quote.pdf': {
    input: { id: string } & { version?: string | number }
    answer: unknown
  }
  /** The PDF of the quote that this would send, marked as a draft. Nothing is recorded and no one is notified. Permission: office.quotes.issue. */
  'POST /office/orders/:id/quote/preview': {
    input: { id: string } & { options: Array<{ name: string; transportMode: "Airport" | "Road" | "Harbor"; transitDays: number; freight: number }>; adjustments?: Array<{ lineId: string; unitPrice: number; reason: string }>; validUntil?: string | null; note?: string | null }
    answer: unknown
  }
  /** An order as it stood after any of its events, and what differs from another of them. Permission: office.orders.read. */
  'GET /office/orders/:id/replay': {
    input: { id: string } & { at?: string | number; from?: string | number; against?: "nothing"; asOf?: string | number }
    answer: { at: number; from: number; steps: number; order: { id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; labelIssues: Array<string>; quotes: Array<{ version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null }>; prepayment: { amount: number; dueOn: string | null; file: string } | null; documentRequest: { type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; note: string | null; askedAt: string } | null; submittedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; submittedAt: string; state: "SUBMITTED" | "APPROVED" | "REJECTED" | "REPLACED"; reason: string | null; reviewedAt: string | null }>; production: { startedAt: string; readyOn: string | null } | null; shippingDrafts: Array<{ round: number; sentAt: string; note: string | null; state: "RECEIVED" | "APPROVED" | "REJECTED"; reason: string | null; decidedAt: string | null; documents: Array<{ id: string; name: string; file: string; label: string; type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP" }> }>; tracking: { carrier: string; trackingUrl: string | null; shippedOn: string; expectedOn: string | null } | null; certificateFiles: Array<{ name: string; document: { id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string } | null }>; addedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string }>; trackingNumber: { carrier: string; number: string; trackingUrl: string | null } | null; lots: Array<{ lineId: string; numbers: Array<string> }>; earned: { careCoins: number; cashBack: number } | null; invoice: { number: string; name: string; dueOn: string | null; billedAt: string; file: string } | null; may: { PlaceOrder: boolean; ChangeOrder: boolean; ChangePurchaseOrderNumber: boolean; ChangeWishedDelivery: boolean; IssueQuote: boolean; ApproveQuote: boolean; RejectQuote: boolean; ExpireQuote: boolean; CancelOrder: boolean; CancelOrderByStaff: boolean; RequestPrepayment: boolean; UploadPrepaymentProof: boolean; RequestImportLicense: boolean; UploadLicenseDocument: boolean; StartProduction: boolean; SendShippingDocuments: boolean; ApproveDocuments: boolean; RejectDocuments: boolean; RequestPreinspection: boolean; UploadPreinspection: boolean; ApproveDocument: boolean; RejectDocument: boolean; ShipOrder: boolean; DeliverOrder: boolean; BillOrder: boolean; HoldOrder: boolean; ReleaseOrder: boolean; AddDocument: boolean; SetTracking: boolean; SetLots: boolean; WriteMessage: boolean; WriteMessageByStaff: boolean; WriteNote: boolean }; date: string; MBDreferenceCode: string; products: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; image: string; quantity: number }>; subtotal: number; promoCode: string | null; promoCodeDiscount: number; promoCodeCashBackAmount: number; promoCodeShippingDiscount: number; careCoinsUsed: number; careCoinsUsedTotalValue: number; freight: number | null; shippingPrice: number | null; grandTotal: number | null; quote: { version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null } | null; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; shippingInfo: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; shippingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; billingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; contact: { name: string; phone: string } | null; contactName: string | null; contactPhone: string | null; certificates: string; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; orderItems: Array<{ id: string; registration: { id: string; product: { id: string; name: string; reference: string; image: string } }; quantity: number; packaging: { id: string; name: string; units: number } | null; unitPrice: number; discount: number; effectivePrice: number; total: number }>; orderExtraItems: Array<{ id: string; product: { id: string; name: string; reference: string; image: string }; quantity: number; total: number }>; orderDocuments: Array<{ name: string; file: string; type: "QUOTE" | "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; label: string }>; downloads: Array<{ name: string; url: string }>; cancelReason: string | null; cancelText: string | null; placedByName: string; approval: { needed: boolean; mine: boolean; own: boolean; by: { id: string; name: string } | null; deputy: { id: string; name: string } | null; requestedBy: string | null; optionId: string | null; since: string | null; passesOnAt: string | null; problem: string | null } | null }; facts: Array<{ id: string; label: string; text: string }>; changes: Array<{ id: string; label: string; before: string | null; after: string | null }>; holdReason: string | null }
  }
  /** The same for staff, for an order of any distributor. Permission: office.orders.read. */
  'GET /office/orders/:id/rounds': {
    input: { id: string }
    answer: Array<{ number: number; kind: "PLACED" | "QUOTE" | "CHANGE"; quoteVersion: number | null; at: string; who: string; side: "distributor" | "provider" | "system"; lines: Array<{ productId: string; reference: string; name: string; quantity: number; lineId: string; packaging: string | null; packagingUnits: number | null; unitPrice: number; discount: number; effectivePrice: number; total: number; adjustment: { lineId: string; from: number; to: number; reason: string } | null }>; bonusLines: Array<{ productId: string; reference: string; name: string; quantity: number }>; promoCode: string | null; subtotal: number; promoCodeDiscount: number; promoCodeCashBack: number; careCoinsUsed: number; careCoinsValue: number; total: number; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; validUntil: string | null; note: string | null; confirmedOptionId: string | null; shippingAddress: { name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: string; phone: string }; billingAddress: { name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: string; phone: string }; contact: { name: string; phone: string } | null; shipping: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; certificates: Array<string>; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; purchaseOrderNumber: string | null; wishedDelivery: string | null }>
  }
  /** The goods are on their way: by whom, since when, where they can be followed, with which documents. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/shipment': {
    input: { id: string } & { carrier: string; trackingUrl?: string | null; shippedOn: string; expectedOn?: string | null; documents?: Array<{ type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; file?: string | null }>; certificates?: Array<{ name: string; file: string }> }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } }; leavesAt?: string }
  }
  /** Sends drafts of the shipping documents for the distributor's approval. One without a file is made from the order. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/shipping-documents': {
    input: { id: string } & { documents: Array<{ type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; file?: string | null }>; note?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** The shipping document that the portal would make of a confirmed order now. Nothing is recorded. Permission: office.orders.fulfil. */
  'GET /office/orders/:id/shipping-documents/:type/preview.pdf': {
    input: { id: string; type: "COMMERCIAL_INVOICE" | "PACKING_SLIP" }
    answer: unknown
  }
  /** Names the tracking number and its carrier, with the page where the goods can be followed. Permission: office.orders.fulfil. */
  'POST /office/orders/:id/tracking': {
    input: { id: string } & { carrier: string; number: string; trackingUrl?: string | null }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** Every event of an order, the first one first, straight from the log: who, when, what, from where. Permission: office.orders.read. */
  'GET /office/orders/:id/trail': {
    input: { id: string } & { asOf?: string | number }
    answer: { num: string; asOf: number | null; distributor: { id: string; name: string }; steps: Array<{ position: number; at: string; who: string; side: "distributor" | "provider" | "system"; type: string; what: string; detail: string | null; version: number; actor: string; role: string; command: string; reason: string | null; from: string | null; data: {} }> }
  }
  /** The audit trail of an order as a table. Permission: office.orders.read. */
  'GET /office/orders/:id/trail.csv': {
    input: { id: string }
    answer: unknown
  }
  /** The audit trail of an order as it is stored, signed, with the proof that its events stand in the log: `npm run log -- check-export` verifies it. Permission: office.orders.read. */
  'GET /office/orders/:id/trail.json': {
    input: { id: string }
    answer: unknown
  }
  /** Whether every event of an order is what was recorded and is in the chain of the log, checked now. Permission: office.orders.read. */
  'GET /office/orders/:id/trail/check': {
    input: { id: string }
    answer: { steps: number; signedUpTo: number; fault: { what: "edited" | "broken chain" | "missing event"; step: number; position: number | null } | null }
  }
  /** The order desk's orders under its filters as a spreadsheet, 5 000 at most. Permission: office.orders.read. */
  'GET /office/orders/export.:format': {
    input: { format: "csv" | "xlsx" } & { status?: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; distributorId?: string | number; destination?: string | number; product?: string | number; needs?: "held" | "overdue" | "review"; who?: "MINE" | "UNASSIGNED"; from?: string | number; to?: string | number; search?: string | number; sort?: "num" | "-num" | "distributor" | "-distributor" | "destination" | "-destination" | "ordered" | "-ordered" | "status" | "-status" | "deadline" | "-deadline" | "total" | "-total" }
    answer: unknown
  }
  /** What the order desk can be filtered by in addition to companies: destinations and products, by name. Permission: office.orders.read. */
  'GET /office/orders/filters': {
    input: {}
    answer: { destinations: Array<{ id: string; name: string }>; products: Array<{ id: string; name: string }> }
  }
  /** What products cost in the countries that they are registered in, now or as of any moment, by name unless sorted otherwise, 50 at a time. Permission: office.orders.read. */
  'GET /office/prices': {
    input: { asOf?: string | number; product?: string | number; category?: string | number; country?: string | number; sort?: "name" | "-name" | "reference" | "-reference" | "country" | "-country" | "status" | "-status" | "price" | "-price" | "discount" | "-discount" | "effective" | "-effective"; page?: string | number; pageSize?: string | number }
    answer: { lines: Array<{ registrationId: string; productId: string; reference: string; name: string; category: string; country: string; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; sellable: boolean; price: number | null; discount: number; effectivePrice: number | null }>; total: number; products: Array<{ id: string; name: string }>; categories: Array<string>; countries: Array<string> }
  }
  /** Sets unit prices and discounts at once or from a day on: all of them or, with the reason by place, none. Permission: office.catalogue.manage. */
  'POST /office/prices/changes': {
    input: { effectiveOn: string | null; changes: Array<{ registrationId: string; price: number; discount: number }> }
    answer: { success: true }
  }
  /** Holds rows of a price list against the catalogue: what each means, and what is wrong with it. Nothing is kept. Permission: office.catalogue.manage. */
  'POST /office/prices/check': {
    input: { rows: Array<{ reference: string; country: string; price: string; discount: string }> }
    answer: { rows: Array<{ registrationId: string | null; name: string | null; country: string | null; before: { price: number | null; discount: number } | null; price: number | null; discount: number; large: boolean; problems: Array<{ field: "reference" | "country" | "price" | "discount"; error: string }> }> }
  }
  /** Prices under the filters of the list as a spreadsheet, 5 000 at most; it can be read back. Permission: office.orders.read. */
  'GET /office/prices/export.:format': {
    input: { format: "csv" | "xlsx" } & { asOf?: string | number; product?: string | number; category?: string | number; country?: string | number; sort?: "name" | "-name" | "reference" | "-reference" | "country" | "-country" | "status" | "-status" | "price" | "-price" | "discount" | "-discount" | "effective" | "-effective" }
    answer: unknown
  }
  /** What a change of prices concerns, by company: carts, orders that wait for a quote or hold one, forecasts of the months from then on. Nothing is changed. Permission: office.catalogue.manage. */
  'POST /office/prices/preview': {
    input: { effectiveOn: string | null; changes: Array<{ registrationId: string; price: number; discount: number }> }
    answer: { dearer: number; cheaper: number; same: number; carts: Array<{ distributorId: string; distributor: string; lines: number; before: number; after: number }>; orders: Array<{ distributorId: string; distributor: string; lines: number; before: number; after: number }>; forecasts: Array<{ distributorId: string; distributor: string; lines: number; before: number; after: number }> }
  }
  /** Prices that are scheduled, the next day first. Permission: office.orders.read. */
  'GET /office/prices/scheduled': {
    input: {}
    answer: Array<{ registrationId: string; productId: string; reference: string; name: string; country: string; effectiveOn: string; effectiveAt: string; price: number; discount: number; effectivePrice: number; priceNow: number | null; discountNow: number; effectivePriceNow: number | null }>
  }
  /** Takes scheduled prices back before their day: all of them or none. Permission: office.catalogue.manage. */
  'POST /office/prices/scheduled/withdraw': {
    input: { scheduled: Array<{ registrationId: string; effectiveOn: string }> }
    answer: { success: true }
  }
  /** A page of what distributors requested of products and labels: open ones first, the longest waiting on top. Permission: office.product-requests.read. */
  'GET /office/product-requests': {
    input: { distributorId?: string | number; productId?: string | number; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; kind: "AVAILABILITY" | "LABEL"; product: { id: string; name: string; reference: string }; country: { id: string; name: string } | null; requestedAt: string; status: "OPEN" | "DONE" | "REFUSED"; answer: string | null; answeredAt: string | null; distributor: { id: string; name: string }; labelCode: string | null; requestedBy: string; answeredBy: string | null }> }
  }
  /** Answers a request of a distributor as done or refused, with a sentence that it reads. Permission: office.product-requests.answer. */
  'PUT /office/product-requests': {
    input: { distributorId: string; productId: string; countryId: string | null; outcome: "DONE" | "REFUSED"; answer: string }
    answer: { success: true }
  }
  /** Every product that there was, found by its names and codes, 25 at a time. Permission: office.orders.read. */
  'GET /office/products': {
    input: { search?: string | number; category?: string | number; state?: "OFFERED" | "WITHDRAWN"; sort?: "name" | "-name" | "reference" | "-reference" | "category" | "-category" | "countries" | "-countries" | "changed" | "-changed"; page?: string | number; pageSize?: string | number }
    answer: { total: number; products: Array<{ id: string; reference: string; MBDreferenceCode: string; name: string; picture: string; category: string; subCategory: string; countries: number; orderable: number; withdrawn: boolean; changedAt: string }> }
  }
  /** Adds a product to the portfolio; its reference is its own for ever. Permission: office.catalogue.manage. */
  'POST /office/products': {
    input: { reference: string; categoryId: string; subCategoryId: string; MBDreferenceCode: string; name: string; description: string; technicalDescription: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; image: string | null; file: string | null; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; careCoinGroup1: number; careCoinGroup2: number; packagings: Array<{ id?: string; name: string; units: number }> }
    answer: { success: boolean; id: string; packagings: Array<{ id: string; name: string; units: number }> }
  }
  /** A product as staff keep it, offered or withdrawn, with every country that it is registered in. Permission: office.orders.read. */
  'GET /office/products/:id': {
    input: { id: string }
    answer: { id: string; reference: string; MBDreferenceCode: string; name: string; description: string; technicalDescription: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; image: string | null; file: string | null; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; careCoinGroup1: number; careCoinGroup2: number; packagings: Array<{ id: string; name: string; units: number }>; category: { id: string; name: string }; subCategory: { id: string; name: string }; withdrawn: boolean; changedAt: string; registrations: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; createdAt: string; price: number | null; discount: number; effectivePrice: number | null; scheduled: Array<{ effectiveOn: string; effectiveAt: string; price: number; discount: number }>; notOrderable: string | null; labels: Array<{ id: string; kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; file: string; publishedAt: string }>; agreements: Array<{ id: string; distributor: string; type: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES"; document: string }> }> }
  }
  /** Describes a product anew. Permission: office.catalogue.manage. */
  'PUT /office/products/:id': {
    input: { id: string } & { categoryId: string; subCategoryId: string; MBDreferenceCode: string; name: string; description: string; technicalDescription: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; image: string | null; file: string | null; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; careCoinGroup1: number; careCoinGroup2: number; packagings: Array<{ id?: string; name: string; units: number }>; opened?: { categoryId?: string | unknown; subCategoryId?: string | unknown; MBDreferenceCode?: string | unknown; name?: string | unknown; description?: string | unknown; technicalDescription?: string | unknown; artwork?: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush" | unknown; image?: string | null | unknown; file?: string | null | unknown; sterile?: boolean | unknown; minimumOrderQuantity?: number | unknown; orderQuantityStep?: number | unknown; careCoinGroup1?: number | unknown; careCoinGroup2?: number | unknown; packagings?: Array<{ id?: string; name: string; units: number }> | unknown } }
    answer: { success: boolean; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Offers a withdrawn product again, with the registrations that it had. Permission: office.catalogue.manage. */
  'POST /office/products/:id/bring-back': {
    input: { id: string }
    answer: { success: boolean }
  }
  /** Takes a product out of the portfolio; orders that name it keep it. Permission: office.catalogue.manage. */
  'POST /office/products/:id/withdraw': {
    input: { id: string }
    answer: { success: boolean }
  }
  /** How long a product takes to each country that it is registered in, in days. Permission: office.sales.read. */
  'GET /office/products/:productId/lead-times': {
    input: { productId: string }
    answer: Array<{ productId: string; countryId: string; countryName: string; days: Array<number>; set: boolean }>
  }
  /** Promises of a month by what was recorded: quotes in 72 hours, answers in 48, documents of companies in ten days; and whether answers helped. Permission: office.orders.read. */
  'GET /office/promises': {
    input: { month?: string | number }
    answer: { month: string; months: Array<string>; promises: Array<{ of: "QUOTES" | "TICKETS" | "FILES"; kept: number; missed: number; waiting: number; medianHours: number | null }>; helped: { yes: number; no: number } }
  }
  /** The quotes or documents that a figure of a month is made of, the slowest first, 100 at most. Permission: office.orders.read. */
  'GET /office/promises/:of': {
    input: { of: "QUOTES" | "FILES" } & { month: string | number; promise?: "KEPT" | "MISSED" | "WAITING" }
    answer: Array<{ key: string; id: string; title: string; company: string; since: string; dueAt: string; answeredAt: string | null; outcome: "KEPT" | "MISSED" | "WAITING" }>
  }
  /** The newest 500 promo codes, or those whose code holds what was typed. Permission: office.orders.read. */
  'GET /office/promo-codes': {
    input: { search?: string | number }
    answer: Array<{ code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount: number; cashBackAmount: number; shippingDiscount: number; status: "SCHEDULED" | "ACTIVE" | "USED_UP" | "EXPIRED" | "CLOSED"; validFrom: string; validUntil: string | null; uses: number; maximumUses: number | null; maximumUsesPerDistributor: number | null; products: number | null; distributors: number | null; createdAt: string }>
  }
  /** Makes a promo code. What it gives is fixed from then on, its conditions can be changed. Permission: office.promo-codes.manage. */
  'POST /office/promo-codes': {
    input: { code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount?: number; cashBackAmount?: number; shippingDiscount?: number; validFrom: string; validUntil?: string | null; productIds?: Array<string> | null; distributorIds?: Array<string> | null; maximumUses?: number | null; maximumUsesPerDistributor?: number | null }
    answer: { success: true; code: string }
  }
  /** One promo code with its conditions and the orders that got it. Permission: office.orders.read. */
  'GET /office/promo-codes/:code': {
    input: { code: string }
    answer: { code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount: number; cashBackAmount: number; shippingDiscount: number; status: "SCHEDULED" | "ACTIVE" | "USED_UP" | "EXPIRED" | "CLOSED"; validFrom: string; validUntil: string | null; uses: number; maximumUses: number | null; maximumUsesPerDistributor: number | null; products: number | null; distributors: number | null; createdAt: string; listedProducts: Array<{ id: string; name: string }> | null; listedDistributors: Array<{ id: string; name: string }> | null; closedBecause: string | null; companies: Array<{ id: string; name: string; orders: number; cost: number; brought: number }>; orders: Array<{ orderId: string; orderNum: string; distributor: { id: string; name: string }; usedAt: string; releasedAt: string | null; discount: number; cashBack: number; total: number; status: string | null }> }
  }
  /** Changes when, for whom, on what and how often a promo code works. Orders that have it keep it. Permission: office.promo-codes.manage. */
  'PUT /office/promo-codes/:code': {
    input: { code: string } & { validFrom: string; validUntil: string | null; productIds: Array<string> | null; distributorIds: Array<string> | null; maximumUses: number | null; maximumUsesPerDistributor: number | null; opened?: { validFrom?: string | unknown; validUntil?: string | null | unknown; productIds?: Array<string> | null | unknown; distributorIds?: Array<string> | null | unknown; maximumUses?: number | null | unknown; maximumUsesPerDistributor?: number | null | unknown } }
    answer: { success: true; code: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Closes a promo code for good, with a reason. Orders that have it keep it. Permission: office.promo-codes.manage. */
  'POST /office/promo-codes/:code/close': {
    input: { code: string } & { reason: string }
    answer: { success: true; code: string }
  }
  /** What a code cost and what was ordered with it, by company, as a spreadsheet. Permission: office.orders.read. */
  'GET /office/promo-codes/:code/companies.:format': {
    input: { code: string; format: "csv" | "xlsx" }
    answer: unknown
  }
  /** The orders that wait for a quote, by time left of the 72 hours. Permission: office.orders.read. */
  'GET /office/quotes': {
    input: {}
    answer: { counts: { waiting: number; dueSoon: number; overdue: number; toConfirm: number }; quotes: Array<{ id: string; num: string; distributor: { id: string; name: string }; creationDate: string; quoteDueAt: string; overdue: boolean; total: number; destination: string; purchaseOrderNumber: string | null; wishedDelivery: string | null; shipsTo: string | null; subCategory: { id: string; name: string }; lines: number; units: number }> }
  }
  /** Regions that companies are in, by name. Permission: office.distributors.read. */
  'GET /office/regions': {
    input: {}
    answer: Array<string>
  }
  /** Registers a product in countries, in each once, with the price and the label that are known by then. Permission: office.catalogue.manage. */
  'POST /office/registrations': {
    input: { productId: string; registrations: Array<{ countryId: string; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; price?: number; discount?: number; label?: { kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; file: string | null } }> }
    answer: { success: boolean; ids: Array<string> }
  }
  /** What happened to a product in a country and who did it, the latest first. Permission: office.orders.read. */
  'GET /office/registrations/:id/history': {
    input: { id: string }
    answer: Array<{ position: number; type: string; at: string; who: string; what: string; detail: string | null }>
  }
  /** Publishes a label, which takes the place of the one of its kind. Permission: office.catalogue.manage. */
  'POST /office/registrations/:id/label': {
    input: { id: string } & { kind: "SECONDARY_PACKAGING" | "MASTER_CARTON" | "SHIPPING_CARTON" | "OTHER"; name: string; code: string; file: string | null }
    answer: { success: boolean; id: string }
  }
  /** Sets the unit price and the discount of a product in a country. Permission: office.catalogue.manage. */
  'PUT /office/registrations/:id/price': {
    input: { id: string } & { price: number; discount: number }
    answer: { success: boolean }
  }
  /** Changes the status of a registration, and so whether the product can be ordered there. Permission: office.catalogue.manage. */
  'PUT /office/registrations/:id/status': {
    input: { id: string } & { status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED" }
    answer: { success: boolean }
  }
  /** A page of all that companies request in one queue: tickets, reports, agreements, products and labels. What waits for an answer by time left, then the others; or the tickets whose answers were promised for a month. Permission: office.requests.read. */
  'GET /office/requests': {
    input: { id?: string | number; section?: "WAITING" | "ANSWERED"; kind?: "TICKET" | "REPORT" | "ORDER_ISSUE" | "AGREEMENT" | "PRODUCT" | "LABEL" | "PRODUCT_OR_LABEL"; state?: string | number; due?: "OVERDUE" | "SOON" | "LATER"; who?: "MINE" | "UNASSIGNED"; distributorId?: string | number; month?: string | number; promise?: "KEPT" | "MISSED" | "WAITING"; sort?: "request" | "-request" | "company" | "-company" | "since" | "-since" | "state" | "-state" | "assignee" | "-assignee"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; kind: "TICKET" | "REPORT" | "AGREEMENT" | "PRODUCT" | "LABEL"; reference: string; topic: string | null; subject: string; company: { id: string; name: string }; status: string; finished: boolean; waits: boolean; isPrivate: boolean; openedAt: string; changedAt: string; dueAt: string | null; assignee: { id: string; name: string } | null }>; sections: { WAITING: number; ANSWERED: number }; whose: { MINE: number; UNASSIGNED: number; ALL: number } }
  }
  /** Assigns a request, an order, a quote to give, documents to review or a file to a member of staff who may act on it, or to no one; refused where another colleague took it meanwhile. Permission: office.requests.answer. */
  'PUT /office/requests/:id/assignee': {
    input: { id: string } & { from: string | null; to: string | null }
    answer: { success: true }
  }
  /** Tells others of the staff that one has left it. Permission: office.requests.answer. */
  'PUT /office/requests/:id/leave': {
    input: { id: string }
    answer: { success: true }
  }
  /** Tells others of the staff that one has a request, an order, a quote or a file open, and whether one is writing. Permission: office.requests.answer. */
  'PUT /office/requests/:id/look': {
    input: { id: string } & { writing: boolean }
    answer: { success: true }
  }
  /** Writes an internal note about a ticket or a report. Its distributor never reads it. Permission: office.requests.answer. */
  'POST /office/requests/:id/notes': {
    input: { id: string } & { text: string }
    answer: { success: true }
  }
  /** How many requests of companies wait for us, of those that the reader may read, as the queue lists them. Permission: office.requests.read. */
  'GET /office/requests/counts': {
    input: {}
    answer: { waiting: number }
  }
  /** The notes and the assignment of staff about a request for an agreement, a product or a label; or, by a key such as QUOTE:<order>, about an order, the quote to give for it, its documents or the file of a company. Permission: office.requests.read. */
  'GET /office/requests/others/:id': {
    input: { id: string }
    answer: { id: string; company: { id: string; name: string }; assignee: { id: string; name: string } | null; lookers: Array<{ id: string; name: string; writing: boolean }>; notes: Array<{ id: string; author: string; own: boolean; at: string; text: string }> }
  }
  /** The staff whom a request can be assigned to, or work of another kind. Permission: office.requests.read. */
  'GET /office/requests/people': {
    input: { kind?: "ORDER" | "QUOTE" | "DOCUMENTS" | "FILE" }
    answer: Array<{ id: string; name: string }>
  }
  /** Answers that were promised within 48 hours, by the month in which they were due: kept and missed, and the hours that half of them took at most. Permission: office.requests.read. */
  'GET /office/requests/promises': {
    input: {}
    answer: Array<{ month: string; kept: number; missed: number; waiting: number; medianHours: number | null }>
  }
  /** One report with its thread, and the notes and the assignment of staff. Permission: office.requests.read. */
  'GET /office/requests/reports/:id': {
    input: { id: string }
    answer: { id: string; reference: string; type: "reportTender" | "reportCompetitor" | "reportLawChange" | "reportOrderIssue"; created_at: string; status: "RECEIVED" | "READ" | "ANSWERED" | "ACCEPTED" | "REFUSED" | "DONE"; country: { id: string; name: string }; comment: string; details: Array<{ field: "authority" | "product" | "quantity" | "closingDay" | "priceLevel" | "company" | "price" | "source" | "law" | "inForceFrom" | "products" | "lines" | "lot" | "wrong" | "foundOn"; value: string }>; order: { id: string; num: string } | null; closesOn: string | null; peopleAffected: boolean | null; author: string; readAt: string | null; readBy: string | null; acceptedAt: string | null; careCoins: number; messages: Array<{ id: string; by: "DISTRIBUTOR" | "PROVIDER"; what: "WROTE" | "SOLVED" | "REOPENED" | "MERGED"; author: string; own: boolean; at: string; text: string | null; files: Array<{ path: string; name: string }> }>; company: { id: string; name: string }; assignee: { id: string; name: string } | null; lookers: Array<{ id: string; name: string; writing: boolean }>; notes: Array<{ id: string; author: string; own: boolean; at: string; text: string }>; reward: number; classification: { complaint: boolean; reportable: boolean; reason: string; author: string; at: string } | null; duplicates: Array<{ id: string; reference: string; company: string; filedAt: string }> }
  }
  /** Accepts a report, once; a business opportunity brings its company the CareCoins for it. Permission: office.requests.answer. */
  'PUT /office/requests/reports/:id/accept': {
    input: { id: string } & { opportunity: boolean }
    answer: { success: true; careCoins: number }
  }
  /** Answers a report; refused where something arrived that the writer has not seen. Permission: office.requests.answer. */
  'POST /office/requests/reports/:id/answers': {
    input: { id: string } & { text: string; files?: Array<string>; seen: number }
    answer: { success: true }
  }
  /** Says that all is done that a report requested. Permission: office.requests.answer. */
  'PUT /office/requests/reports/:id/done': {
    input: { id: string }
    answer: { success: true }
  }
  /** Says that a report was read, once. Permission: office.requests.answer. */
  'PUT /office/requests/reports/:id/read': {
    input: { id: string }
    answer: { success: true }
  }
  /** Refuses a report with a reason that its company reads. Permission: office.requests.answer. */
  'PUT /office/requests/reports/:id/refuse': {
    input: { id: string } & { reason: string }
    answer: { success: true }
  }
  /** The reports of all companies as a spreadsheet, newest first, with what QUALITY said of order issues. Permission: office.requests.read. */
  'GET /office/requests/reports/export.:format': {
    input: { format: "csv" | "xlsx" } & { type?: "reportTender" | "reportCompetitor" | "reportLawChange" | "reportOrderIssue" }
    answer: unknown
  }
  /** Opens a ticket for an active user of a company who called: it is theirs, and their company reads it. Permission: office.tickets.open. */
  'POST /office/requests/tickets': {
    input: { distributorId: string; userId: string; department: "Sales" | "Customer service" | "Quality" | "Regulatory" | "Logistics" | "Finance"; subject: string; comment: string; orderId?: string }
    answer: { success: true; id: string; reference: string }
  }
  /** One ticket with its thread, and the notes and the assignment of staff. Permission: office.requests.read. */
  'GET /office/requests/tickets/:id': {
    input: { id: string }
    answer: { id: string; reference: string; created_at: string; subject: string; status: "OPEN" | "ANSWERED" | "SOLVED" | "CLOSED"; description: { date: string; department: "Sales" | "Customer service" | "Quality" | "Regulatory" | "Logistics" | "Finance"; comment: string }; author: string; own: boolean; sharing: "COMPANY" | "PRIVATE"; about: { kind: "ORDER" | "INVOICE" | "PRODUCT" | "DOCUMENT" | "LABEL" | "REPORT"; id: string; label: string } | null; answerDueAt: string | null; overdue: boolean; closesAt: string | null; rating: { helped: boolean; text: string | null } | null; mergedInto: { id: string; reference: string } | null; tookIn: Array<{ id: string; reference: string }>; messages: Array<{ id: string; by: "DISTRIBUTOR" | "PROVIDER"; what: "WROTE" | "SOLVED" | "REOPENED" | "MERGED"; author: string; own: boolean; at: string; text: string | null; files: Array<{ path: string; name: string }> }>; company: { id: string; name: string }; assignee: { id: string; name: string } | null; lookers: Array<{ id: string; name: string; writing: boolean }>; notes: Array<{ id: string; author: string; own: boolean; at: string; text: string }> }
  }
  /** Answers a ticket, and marks it as solved where `solve` says so; refused where something arrived that the writer has not seen. Permission: office.requests.answer. */
  'POST /office/requests/tickets/:id/answers': {
    input: { id: string } & { text: string; files?: Array<string>; seen: number; solve?: boolean }
    answer: { success: true }
  }
  /** Makes one of two tickets of a company: this one goes on in the other, with all that was written. Permission: office.requests.answer. */
  'PUT /office/requests/tickets/:id/merge': {
    input: { id: string } & { into: string }
    answer: { success: true }
  }
  /** The first 20 tickets that a ticket can be put together with, found by reference and subject: of the same company, read by the same people and not closed; with the one that is chosen. Permission: office.requests.answer. */
  'GET /office/requests/tickets/:id/mergeable': {
    input: { id: string } & { search?: string | number; chosen?: string | number }
    answer: Array<{ id: string; reference: string; subject: string }>
  }
  /** Marks a ticket as solved, with a reason that its company reads. Permission: office.requests.answer. */
  'PUT /office/requests/tickets/:id/solve': {
    input: { id: string } & { text: string; seen: number }
    answer: { success: true }
  }
  /** Shows one resource of a kind first, instead of the one that was; null: none. Permission: office.content.manage. */
  'PUT /office/resource-highlights/:kind': {
    input: { kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices" } & { resourceId: string | null }
    answer: { success: true }
  }
  /** Resources with the state of each of their languages, a page at a time, what changed last first; counts are by kind. Permission: office.content.read. */
  'GET /office/resources': {
    input: { kind?: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; status?: "BEHIND" | "MISSING" | "DRAFT" | "CHANGED" | "SCHEDULED" | "WITHDRAWN" | "UNFINISHED"; sort?: "title" | "-title" | "kind" | "-kind" | "changed" | "-changed" | "due" | "-due" | "views" | "-views" | "downloads" | "-downloads" | "completions" | "-completions"; search?: string | number; page?: string | number; pageSize?: string | number }
    answer: { total: number; counts: Record<string, number>; rows: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; highlight: boolean; changedAt: string; variants: Array<{ id: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; title: string; state: "DRAFT" | "PUBLISHED" | "CHANGED" | "SCHEDULED" | "WITHDRAWN"; behind: boolean; revision: number; savedAt: string; published: { revision: number; since: string } | null; schedule: { action: "PUBLISH" | "WITHDRAW"; revision: number; due: string } | null; views: number; downloads: number; completions: number }> }> }
  }
  /** Adds a resource without a text yet. Permission: office.content.manage. */
  'POST /office/resources': {
    input: { kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null; productId: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; audience: { regions: Array<string>; countryIds: Array<string>; roles: Array<"PROCUREMENT" | "MARKETING">; groups?: Array<1 | 2> } }
    answer: { success: true; id: string }
  }
  /** Shows a resource with what every language of it says, its history, its schedule and what it lacks. Permission: office.content.read. */
  'GET /office/resources/:resourceId': {
    input: { resourceId: string }
    answer: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; title: string; highlight: boolean; changedAt: string; variants: Array<{ id: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; title: string; state: "DRAFT" | "PUBLISHED" | "CHANGED" | "SCHEDULED" | "WITHDRAWN"; behind: boolean; revision: number; savedAt: string; published: { revision: number; since: string } | null; schedule: { action: "PUBLISH" | "WITHDRAW"; revision: number; due: string } | null; views: number; downloads: number; completions: number; content: { title: string; excerpt: string; introduction: string; content: string; content2: string; imageText: string; externalLink: string | null; file: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null; image: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null; captions: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null }; fault: string | null; lacks: Record<string, string>; warnings: Array<string>; history: Array<{ revision: number; title: string; savedAt: string; savedBy: string; restored: number | null }>; outdated: number }>; facts: { title: string; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null; productId: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; audience: { regions: Array<string>; countryIds: Array<string>; roles: Array<"PROCUREMENT" | "MARKETING">; groups?: Array<1 | 2> } }; seenBy: number }
  }
  /** Changes what the languages of a resource share; their texts and states stay as they are. Permission: office.content.manage. */
  'PUT /office/resources/:resourceId': {
    input: { resourceId: string } & { title: string; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null; productId: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; audience: { regions: Array<string>; countryIds: Array<string>; roles: Array<"PROCUREMENT" | "MARKETING">; groups?: Array<1 | 2> }; opened?: { title?: string | unknown; subject?: string | null | unknown; materialType?: string | null | unknown; region?: string | null | unknown; productCategory?: { id: string; name: string } | null | unknown; productId?: string | null | unknown; contentType?: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null | unknown; audience?: { regions: Array<string>; countryIds: Array<string>; roles: Array<"PROCUREMENT" | "MARKETING">; groups?: Array<1 | 2> } | unknown } }
    answer: { success: true; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Saves a revision of one language as a draft; `base` is the revision that was edited, 0 for a new language. Permission: office.content.manage. */
  'PUT /office/resources/:resourceId/:language': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { base: number; title: string; excerpt: string; introduction: string; content: string; content2: string; imageText: string; externalLink: string | null; file: string | null; image: string | null; captions: string | null }
    answer: { success: true; revision: number }
  }
  /** Shows the newest revision of one language as a distributor would see it; with a day, the one that will be published then. Permission: office.content.read. */
  'GET /office/resources/:resourceId/:language/preview': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { distributorId?: string | number; day?: string | number }
    answer: { detail: { item: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }; blocks: Array<{ type: "heading"; level: 2 | 3; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "paragraph"; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "list"; ordered: boolean; items: Array<Array<{ text: string; strong?: true; em?: true; link?: string }>> } | { type: "image"; file: string; alt: string }>; blocks2: Array<{ type: "heading"; level: 2 | 3; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "paragraph"; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "list"; ordered: boolean; items: Array<Array<{ text: string; strong?: true; em?: true; link?: string }>> } | { type: "image"; file: string; alt: string }>; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }>; film: { address: string; captions: string | null; second: number } | null; related: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; products: Array<{ id: string; name: string; image: string }> }; revision: number; finding: "FOUND" | "NOT_PUBLISHED" | "NOT_FOR_THEM" }
  }
  /** Publishes one revision of one language. Permission: office.content.manage. */
  'POST /office/resources/:resourceId/:language/publish': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { revision: number }
    answer: { success: true; leavesAt?: string }
  }
  /** Makes an earlier revision the newest draft again. Permission: office.content.manage. */
  'POST /office/resources/:resourceId/:language/restore': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { revision: number }
    answer: { success: true }
  }
  /** Shows what one revision of one language says. Permission: office.content.read. */
  'GET /office/resources/:resourceId/:language/revisions/:revision': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar"; revision: string }
    answer: { revision: number; savedAt: string; content: { title: string; excerpt: string; introduction: string; content: string; content2: string; imageText: string; externalLink: string | null; file: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null; image: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null; captions: { path: string; name: string; mediaType: string; bytes: number; sha256: string; pages?: number; seconds?: number } | null } }
  }
  /** Takes back what is scheduled for one language. Permission: office.content.manage. */
  'DELETE /office/resources/:resourceId/:language/schedule': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { success: true }
  }
  /** Publishes this very revision, or withdraws the language, at a moment to come; it takes the place of what was scheduled. Permission: office.content.manage. */
  'PUT /office/resources/:resourceId/:language/schedule': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { action: "PUBLISH" | "WITHDRAW"; revision: number; due: string }
    answer: { success: true }
  }
  /** Takes one language out of the library; its text stays a draft. Permission: office.content.manage. */
  'POST /office/resources/:resourceId/:language/withdraw': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { success: true }
  }
  /** Throws away what you typed in one language and did not save. Permission: office.content.manage. */
  'DELETE /office/resources/:resourceId/:language/working-copy': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { success: true }
  }
  /** Shows what you typed in one language and have not saved yet. Permission: office.content.manage. */
  'GET /office/resources/:resourceId/:language/working-copy': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" }
    answer: { base: number; savedAt: string; texts: { title: string; excerpt: string; introduction: string; content: string; content2: string; imageText: string; externalLink: string } } | null
  }
  /** Keeps what you have typed in one language, for you alone: no revision is made. Permission: office.content.manage. */
  'PUT /office/resources/:resourceId/:language/working-copy': {
    input: { resourceId: string; language: "en" | "fr" | "es" | "pt" | "ru" | "ar" } & { base: number; title: string; excerpt: string; introduction: string; content: string; content2: string; imageText: string; externalLink: string }
    answer: { success: true; savedAt: string }
  }
  /** What all companies, or one of them, ordered and forecast, by product, country and month. Permission: office.sales.read. */
  'GET /office/sales-chart': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; distributorId?: string | number }
    answer: Array<{ category_id: string; category_name: string; subCategory_id: string; subCategory_name: string; product_id: string; product_name: string; country_id: string; country_name: string; year: number; key: string; orderCount: number; orderQuantity: number; orderValue: number; forecastOrderCount: number; forecastOrderQuantity: number; forecastQuantityBefore: number | null }>
  }
  /** The same for all companies, or one of them. Permission: office.sales.read. */
  'GET /office/sales-chart/events': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; distributorId?: string | number; key?: string | number }
    answer: { total: number; events: Array<{ position: number; at: string; kind: "ORDERED" | "CHANGED" | "ENDED" | "FORECAST" | "FORECAST_DELETED"; order: { id: string; num: string } | null; forecastId: string | null; distributor: { id: string; name: string } | null; product: { id: string; name: string }; country: { id: string; name: string }; key: string; orders: number; quantity: number; value: number }> }
  }
  /** The same for all companies, or one of them. Permission: office.sales.read. */
  'GET /office/sales-chart/export.:format': {
    input: { format: "csv" | "xlsx" } & { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; distributorId?: string | number }
    answer: unknown
  }
  /** Shows a post of a social network next to the news, or changes one. Permission: office.news.manage. */
  'POST /office/social': {
    input: { id?: string; network: string; text: string; link: string; image?: string | null; date: string; opened?: { id?: string | unknown; network?: string | unknown; text?: string | unknown; link?: string | unknown; image?: string | null | unknown; date?: string | unknown } }
    answer: { success: true; id: string; leavesAt?: string; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Shows a post no more. Permission: office.news.manage. */
  'POST /office/social/:id/remove': {
    input: { id: string }
    answer: { success: true }
  }
  /** Undoes the removal of a post. Permission: office.news.manage. */
  'POST /office/social/:id/restore': {
    input: { id: string }
    answer: { success: true }
  }
  /** How long the stages of orders took, by destination and Incoterm: median and the time that nine of ten kept, in days. Permission: office.sales.read. */
  'GET /office/stage-times': {
    input: { destination?: string | number; method?: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; year?: string | number }
    answer: { times: Array<{ destination: string; method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; stage: "QUOTE" | "DECISION" | "PREPARATION" | "PRODUCTION" | "TRANSPORT" | "WHOLE"; orders: number; median: number; p90: number }>; destinations: Array<string>; years: Array<number> }
  }
  /** The orders behind such a time, the slowest first, 100 at most. Permission: office.sales.read. */
  'GET /office/stage-times/:stage': {
    input: { stage: "QUOTE" | "DECISION" | "PREPARATION" | "PRODUCTION" | "TRANSPORT" | "WHOLE" } & { destination?: string | number; method?: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; year?: string | number }
    answer: Array<{ id: string; num: string; company: string | null; from: string; until: string; days: number }>
  }
  /** Files of companies that wait for staff: complete ones first, the one that has waited longest on top, 50 at most; and how many wait. Permission: office.distributors.read. */
  'GET /office/vetting': {
    input: {}
    answer: { waiting: number; files: Array<{ id: string; name: string; country: string; state: "PENDING" | "ACTIVE" | "SUSPENDED"; inReview: number; ready: boolean; dataChanged: boolean; completeSince: string | null; since: string; lookers: Array<{ id: string; name: string }> }> }
  }
  /** How far the vetting of one file is: drafts, who looks at it, notes of the house, and companies that look alike. Permission: office.distributors.read. */
  'GET /office/vetting/:distributorId': {
    input: { distributorId: string }
    answer: { drafts: Array<{ documentId: string; version: number; decision: "APPROVE" | "REJECT"; reason: "UNREADABLE" | "WRONG_DOCUMENT" | "OTHER_COMPANY" | "OUT_OF_DATE" | "PAGE_MISSING" | "NOT_CERTIFIED" | "WRONG_LANGUAGE" | "NOT_SIGNED" | "OTHER" | null; words: string | null; note: string | null; validityDate: string | null; by: { id: string; name: string }; mine: boolean }>; lookers: Array<{ id: string; name: string; since: string }>; notes: Array<{ documentId: string; version: number; text: string; by: string; at: string }>; alike: Array<{ id: string; name: string; state: "PENDING" | "ACTIVE" | "SUSPENDED"; by: Array<"NAME" | "EMAIL_DOMAIN" | "FILE"> }> }
  }
  /** The file of a company as a PDF: its facts, each requirement, and each version of each document with who decided on it, when, and its hash. Permission: office.distributors.read. */
  'GET /office/vetting/:distributorId/record.pdf': {
    input: { distributorId: string }
    answer: unknown
  }
  /** The company's orders, newest first: a page of 7, or of `pageSize`, when `page` is given, else the first 200; with `ids`, those of them alone. Permission: orders.read. */
  'GET /order': {
    input: { page?: string | number; pageSize?: string | number; sort?: "needs" | "num" | "-num" | "date" | "-date" | "total" | "-total" | "destination" | "-destination" | "status" | "-status" | "progress" | "-progress"; ids?: string | number; search?: string | number; status?: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; destination?: string | number; product?: string | number; group?: "progress" | "yours" | "documents" }
    answer: Array<{ id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; approval: { by: { id: string; name: string } | null; mine: boolean } | null }>
  }
  /** Places an order, which requests a freight quote. 409 with the new figures by line when `expectedTotal` is not what it costs; 409 with `orderId` when the cart says by `previousOrderId` that its section was placed already; 409 with `numberUsedBy` when another order has the purchase order number. Permission: orders.place. */
  'POST /order': {
    input: { registrations: Array<{ registrationId: string; packagingId?: string | null; quantity: number }>; shippingAddressId?: string | null; billingAddressId?: string | null; shipping?: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode?: "Airport" | "Road" | "Harbor" | null; destination?: string | null } | null; contact?: { name: string; phone: string } | null; specialRequest?: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other?: string | null } | null; careCoinsUsed?: number; certificates?: Array<string> | string; promoCode?: string | null; purchaseOrderNumber?: string | null; wishedDelivery?: string | null; useNumberAgain?: boolean; expectedTotal?: number; previousOrderId?: string | null }
    answer: { success: true; orderId: string; num: string }
  }
  /** Sends a document that was requested. `file` is the path that its upload answered; until it is reviewed another one may take its place. Permission: orders.place. */
  'POST /order-document': {
    input: { orderId: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; file: string }
    answer: { success: true; file: { id: string; name: string; file: string; label: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; submittedAt: string; state: "SUBMITTED" | "APPROVED" | "REJECTED" | "REPLACED"; reason: string | null; reviewedAt: string | null } }
  }
  /** One order of the company. Permission: orders.read. */
  'GET /order/:id': {
    input: { id: string }
    answer: { id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; labelIssues: Array<string>; quotes: Array<{ version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null }>; prepayment: { amount: number; dueOn: string | null; file: string } | null; documentRequest: { type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; note: string | null; askedAt: string } | null; submittedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; submittedAt: string; state: "SUBMITTED" | "APPROVED" | "REJECTED" | "REPLACED"; reason: string | null; reviewedAt: string | null }>; production: { startedAt: string; readyOn: string | null } | null; shippingDrafts: Array<{ round: number; sentAt: string; note: string | null; state: "RECEIVED" | "APPROVED" | "REJECTED"; reason: string | null; decidedAt: string | null; documents: Array<{ id: string; name: string; file: string; label: string; type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP" }> }>; tracking: { carrier: string; trackingUrl: string | null; shippedOn: string; expectedOn: string | null } | null; certificateFiles: Array<{ name: string; document: { id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string } | null }>; addedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string }>; trackingNumber: { carrier: string; number: string; trackingUrl: string | null } | null; lots: Array<{ lineId: string; numbers: Array<string> }>; earned: { careCoins: number; cashBack: number } | null; invoice: { number: string; name: string; dueOn: string | null; billedAt: string; file: string } | null; may: { PlaceOrder: boolean; ChangeOrder: boolean; ChangePurchaseOrderNumber: boolean; ChangeWishedDelivery: boolean; IssueQuote: boolean; ApproveQuote: boolean; RejectQuote: boolean; ExpireQuote: boolean; CancelOrder: boolean; CancelOrderByStaff: boolean; RequestPrepayment: boolean; UploadPrepaymentProof: boolean; RequestImportLicense: boolean; UploadLicenseDocument: boolean; StartProduction: boolean; SendShippingDocuments: boolean; ApproveDocuments: boolean; RejectDocuments: boolean; RequestPreinspection: boolean; UploadPreinspection: boolean; ApproveDocument: boolean; RejectDocument: boolean; ShipOrder: boolean; DeliverOrder: boolean; BillOrder: boolean; HoldOrder: boolean; ReleaseOrder: boolean; AddDocument: boolean; SetTracking: boolean; SetLots: boolean; WriteMessage: boolean; WriteMessageByStaff: boolean; WriteNote: boolean }; date: string; MBDreferenceCode: string; products: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; image: string; quantity: number }>; subtotal: number; promoCode: string | null; promoCodeDiscount: number; promoCodeCashBackAmount: number; promoCodeShippingDiscount: number; careCoinsUsed: number; careCoinsUsedTotalValue: number; freight: number | null; shippingPrice: number | null; grandTotal: number | null; quote: { version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null } | null; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; shippingInfo: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; shippingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; billingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; contact: { name: string; phone: string } | null; contactName: string | null; contactPhone: string | null; certificates: string; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; orderItems: Array<{ id: string; registration: { id: string; product: { id: string; name: string; reference: string; image: string } }; quantity: number; packaging: { id: string; name: string; units: number } | null; unitPrice: number; discount: number; effectivePrice: number; total: number }>; orderExtraItems: Array<{ id: string; product: { id: string; name: string; reference: string; image: string }; quantity: number; total: number }>; orderDocuments: Array<{ name: string; file: string; type: "QUOTE" | "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; label: string }>; downloads: Array<{ name: string; url: string }>; cancelReason: string | null; cancelText: string | null; placedByName: string; approval: { needed: boolean; mine: boolean; own: boolean; by: { id: string; name: string } | null; deputy: { id: string; name: string } | null; requestedBy: string | null; optionId: string | null; since: string | null; passesOnAt: string | null; problem: string | null } | null }
  }
  /** A document of one of the company's orders: what it sent, and the shipping documents. Permission: orders.read. */
  'GET /order/:id/documents/:documentId': {
    input: { id: string; documentId: string }
    answer: unknown
  }
  /** The steps of one's own order that a figure comes from, the first one first. Permission: orders.read. */
  'GET /order/:id/figures/:figure': {
    input: { id: string; figure: "subtotal" | "promoCodeDiscount" | "careCoinsUsed" | "total" | "shippingPrice" | "grandTotal" }
    answer: Array<{ step: number; position: number; at: string; who: string; what: string; before: string | null; after: string | null }>
  }
  /** Who did what with the order, and when: newest first. Permission: orders.read. */
  'GET /order/:id/history': {
    input: { id: string }
    answer: Array<{ position: number; at: string; who: string; side: "distributor" | "provider" | "system"; type: string; what: string; detail: string | null }>
  }
  /** The invoice of one of the company's orders. Permission: orders.read. */
  'GET /order/:id/invoice.pdf': {
    input: { id: string }
    answer: unknown
  }
  /** The order's items next to what they would be now, with its promo code: what changing them begins with. Permission: orders.read. */
  'GET /order/:id/items': {
    input: { id: string }
    answer: { items: Array<{ id: string; productId: string; name: string; reference: string; image: string; registration: string | null; ordered: { unitPrice: number; discount: number; price: number; effectivePrice: number; total: number; quantity: number; packaging: { id: string; name: string; units: number } | null; adjusted: { from: number; reason: string } | null }; now: { unitPrice: number; discount: number; price: number; effectivePrice: number; total: number; quantity: number; registrationId: string; packagingId: string | null; packagings: Array<{ id: string; name: string; units: number }>; minimumOrderQuantity: number; orderQuantityStep: number } | null; problem: string | null }>; careCoinsUsed: number }
  }
  /** What both sides wrote about an order of the company, the oldest first. Permission: orders.read. */
  'GET /order/:id/messages': {
    input: { id: string }
    answer: Array<{ id: string; kind: "MESSAGE" | "NOTE"; by: "DISTRIBUTOR" | "PROVIDER"; author: string; text: string; at: string; own: boolean }>
  }
  /** Writes to the provider about an order. Permission: orders.message. */
  'POST /order/:id/messages': {
    input: { id: string } & { text: string }
    answer: { success: true; id: string }
  }
  /** The proforma invoice of an order whose pre-payment was requested. Permission: orders.read. */
  'GET /order/:id/proforma.pdf': {
    input: { id: string }
    answer: unknown
  }
  /** The sales quote as a PDF: the latest, or the given version. Permission: orders.read. */
  'GET /order/:id/quote.pdf': {
    input: { id: string } & { version?: string | number }
    answer: unknown
  }
  /** Changes the order's number in the company's own books until it is invoiced, and the wished delivery date until it is shipped. A quote that is out stays valid. 409 with `numberUsedBy` when another order has the number, unless it is to be used again. Permission: orders.place. */
  'PUT /order/:id/references': {
    input: { id: string } & { purchaseOrderNumber?: string | null; wishedDelivery?: string | null; useNumberAgain?: boolean; opened?: { purchaseOrderNumber?: string | null | unknown; wishedDelivery?: string | null | unknown; useNumberAgain?: boolean | unknown } }
    answer: { success: true; meanwhile?: Array<{ field: string; firstname: string; lastname: string }> }
  }
  /** Every item of an order as it was and as it would be now, to choose from before it enters the cart. Permission: orders.place. */
  'GET /order/:id/reorder': {
    input: { id: string }
    answer: { num: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; lines: Array<{ id: string; productId: string; name: string; reference: string; image: string; registration: string | null; ordered: { unitPrice: number; discount: number; price: number; effectivePrice: number; total: number; quantity: number; packaging: { id: string; name: string; units: number } | null; adjusted: { from: number; reason: string } | null }; now: { unitPrice: number; discount: number; price: number; effectivePrice: number; total: number; quantity: number; registrationId: string; packagingId: string | null; packagings: Array<{ id: string; name: string; units: number }>; minimumOrderQuantity: number; orderQuantityStep: number } | null; problem: string | null; inCart: number | null }> }
  }
  /** One order of the company as it stood after any step of its history, and what changed since another. Permission: orders.read. */
  'GET /order/:id/replay': {
    input: { id: string } & { at?: string | number; from?: string | number; against?: "nothing"; asOf?: string | number }
    answer: { at: number; from: number; steps: number; order: { id: string; num: string; creationDate: string; status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; total: number; destination: string; country: { id: string; name: string }; subCategory: { id: string; name: string }; quoteDueAt: string | null; overdue: boolean; validUntil: string | null; prepaymentDueOn: string | null; documentStatus: "RECEIVED" | "APPROVED" | "REJECTED" | "SUBMITTED" | null; held: boolean; shippedOn: string | null; expectedOn: string | null; deliveryDate: string | null; purchaseOrderNumber: string | null; wishedDelivery: string | null; labelIssues: Array<string>; quotes: Array<{ version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null }>; prepayment: { amount: number; dueOn: string | null; file: string } | null; documentRequest: { type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; note: string | null; askedAt: string } | null; submittedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "PROOF_OF_PREPAYMENT" | "LICENSE_DOCUMENT" | "PREINSPECTION"; submittedAt: string; state: "SUBMITTED" | "APPROVED" | "REJECTED" | "REPLACED"; reason: string | null; reviewedAt: string | null }>; production: { startedAt: string; readyOn: string | null } | null; shippingDrafts: Array<{ round: number; sentAt: string; note: string | null; state: "RECEIVED" | "APPROVED" | "REJECTED"; reason: string | null; decidedAt: string | null; documents: Array<{ id: string; name: string; file: string; label: string; type: "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP" }> }>; tracking: { carrier: string; trackingUrl: string | null; shippedOn: string; expectedOn: string | null } | null; certificateFiles: Array<{ name: string; document: { id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string } | null }>; addedDocuments: Array<{ id: string; name: string; file: string; label: string; type: "CERTIFICATE" | "BILL_OF_LADING" | "PACKING_LIST" | "OTHER"; addedAt: string }>; trackingNumber: { carrier: string; number: string; trackingUrl: string | null } | null; lots: Array<{ lineId: string; numbers: Array<string> }>; earned: { careCoins: number; cashBack: number } | null; invoice: { number: string; name: string; dueOn: string | null; billedAt: string; file: string } | null; may: { PlaceOrder: boolean; ChangeOrder: boolean; ChangePurchaseOrderNumber: boolean; ChangeWishedDelivery: boolean; IssueQuote: boolean; ApproveQuote: boolean; RejectQuote: boolean; ExpireQuote: boolean; CancelOrder: boolean; CancelOrderByStaff: boolean; RequestPrepayment: boolean; UploadPrepaymentProof: boolean; RequestImportLicense: boolean; UploadLicenseDocument: boolean; StartProduction: boolean; SendShippingDocuments: boolean; ApproveDocuments: boolean; RejectDocuments: boolean; RequestPreinspection: boolean; UploadPreinspection: boolean; ApproveDocument: boolean; RejectDocument: boolean; ShipOrder: boolean; DeliverOrder: boolean; BillOrder: boolean; HoldOrder: boolean; ReleaseOrder: boolean; AddDocument: boolean; SetTracking: boolean; SetLots: boolean; WriteMessage: boolean; WriteMessageByStaff: boolean; WriteNote: boolean }; date: string; MBDreferenceCode: string; products: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; image: string; quantity: number }>; subtotal: number; promoCode: string | null; promoCodeDiscount: number; promoCodeCashBackAmount: number; promoCodeShippingDiscount: number; careCoinsUsed: number; careCoinsUsedTotalValue: number; freight: number | null; shippingPrice: number | null; grandTotal: number | null; quote: { version: number; issuedAt: string; validUntil: string; note: string | null; state: "STANDS" | "REVISED" | "WITHDRAWN" | "APPROVED" | "REJECTED" | "EXPIRED" | "CANCELLED"; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; chosenOptionId: string | null; adjustments: Array<{ lineId: string; from: number; to: number; reason: string }>; subtotal: number; promoCodeDiscount: number; careCoinsUsed: number; total: number; freight: number | null; shippingDiscount: number | null; shippingPrice: number | null; grandTotal: number | null } | null; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; shippingInfo: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; shippingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; billingAddress: { id: string; name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: { id: string; name: string }; email: string; phone: string }; contact: { name: string; phone: string } | null; contactName: string | null; contactPhone: string | null; certificates: string; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; orderItems: Array<{ id: string; registration: { id: string; product: { id: string; name: string; reference: string; image: string } }; quantity: number; packaging: { id: string; name: string; units: number } | null; unitPrice: number; discount: number; effectivePrice: number; total: number }>; orderExtraItems: Array<{ id: string; product: { id: string; name: string; reference: string; image: string }; quantity: number; total: number }>; orderDocuments: Array<{ name: string; file: string; type: "QUOTE" | "IMPORT_LICENSE" | "COMMERCIAL_INVOICE" | "PACKING_SLIP"; label: string }>; downloads: Array<{ name: string; url: string }>; cancelReason: string | null; cancelText: string | null; placedByName: string; approval: { needed: boolean; mine: boolean; own: boolean; by: { id: string; name: string } | null; deputy: { id: string; name: string } | null; requestedBy: string | null; optionId: string | null; since: string | null; passesOnAt: string | null; problem: string | null } | null }; facts: Array<{ id: string; label: string; text: string }>; changes: Array<{ id: string; label: string; before: string | null; after: string | null }>; step: { position: number; at: string; who: string; side: "distributor" | "provider" | "system"; type: string; what: string; detail: string | null } }
  }
  /** The rounds of an order, the first first: as it was placed, each quote, the changes between them. Permission: orders.read. */
  'GET /order/:id/rounds': {
    input: { id: string }
    answer: Array<{ number: number; kind: "PLACED" | "QUOTE" | "CHANGE"; quoteVersion: number | null; at: string; who: string; side: "distributor" | "provider" | "system"; lines: Array<{ productId: string; reference: string; name: string; quantity: number; lineId: string; packaging: string | null; packagingUnits: number | null; unitPrice: number; discount: number; effectivePrice: number; total: number; adjustment: { lineId: string; from: number; to: number; reason: string } | null }>; bonusLines: Array<{ productId: string; reference: string; name: string; quantity: number }>; promoCode: string | null; subtotal: number; promoCodeDiscount: number; promoCodeCashBack: number; careCoinsUsed: number; careCoinsValue: number; total: number; options: Array<{ optionId: string; name: string; transportMode: "Airport" | "Road" | "Harbor" | null; transitDays: number | null; freight: number; shippingDiscount: number; shippingPrice: number; grandTotal: number }>; validUntil: string | null; note: string | null; confirmedOptionId: string | null; shippingAddress: { name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: string; phone: string }; billingAddress: { name: string; addressee: string; address: string; address2: string | null; zipCode: string; city: string; country: string; phone: string }; contact: { name: string; phone: string } | null; shipping: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null }; certificates: Array<string>; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; purchaseOrderNumber: string | null; wishedDelivery: string | null }>
  }
  /** Ships or bills an order that is not confirmed yet to another of the company's addresses. CONTACT makes the addressee of any of them, with its phone, the delivery contact. Permission: orders.place. */
  'PUT /order/address': {
    input: { orderId: string; addressId: string; addressType: "SHIPPING" | "BILLING" | "CONTACT" }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; subtotal: number; total: number; careCoinsUsed: number; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null; certificates: string; contactName: string | null; contactPhone: string | null; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; documentStatus: string | null } } }
  }
  /** Cancels an order that is not confirmed yet. Permission: orders.place. */
  'PUT /order/cancel': {
    input: { orderId: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean } } } }
  }
  /** The company's orders under the filters as a spreadsheet, newest first unless sorted, 5 000 at most. Permission: orders.read. */
  'GET /order/export.:format': {
    input: { format: "csv" | "xlsx" } & { search?: string | number; status?: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; destination?: string | number; product?: string | number; group?: "progress" | "yours" | "documents"; sort?: "needs" | "num" | "-num" | "date" | "-date" | "total" | "-total" | "destination" | "-destination" | "status" | "-status" | "progress" | "-progress" }
    answer: unknown
  }
  /** What orders can be filtered by, and how many there are under the filters given. Permission: orders.read. */
  'GET /order/filters': {
    input: { search?: string | number; status?: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; destination?: string | number; product?: string | number; group?: "progress" | "yours" | "documents" }
    answer: { total: number; statuses: Array<{ status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; label: string; count: number }>; destinations: Array<{ id: string; name: string }>; products: Array<{ id: string; name: string }> }
  }
  /** Adds products to an order that is not confirmed yet, each as few as it is ordered in unless a quantity is given. One that is there already stays as it is. Permission: orders.place. */
  'POST /order/items': {
    input: { orderId: string; orderItems: Array<{ productId: string; countryId: string; quantity?: number; packaging?: string | null }> }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; subtotal: number; total: number; careCoinsUsed: number; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null; certificates: string; contactName: string | null; contactPhone: string | null; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; documentStatus: string | null } }; orderItems: Array<{ id: string; registration: { id: string; product: { id: string; name: string; reference: string; image: string } }; quantity: number; packaging: { id: string; name: string; units: number } | null; unitPrice: number; discount: number; effectivePrice: number; total: number }> }
  }
  /** Changes quantities and packagings of items, and adds products. Items that are not named stay. 409 with the new figures by line when `expectedTotal` is not what it costs. Permission: orders.place. */
  'PUT /order/items': {
    input: { orderId: string; orderItems: Array<{ id: string; quantity?: number; packaging?: string | null }>; products?: Array<{ productId: string; countryId: string; quantity?: number; packaging?: string | null }>; expectedTotal?: number }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; subtotal: number; total: number; careCoinsUsed: number; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null; certificates: string; contactName: string | null; contactPhone: string | null; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; documentStatus: string | null } } }
  }
  /** Takes an item out of an order that is not confirmed yet. Without its last item the order is cancelled. Permission: orders.place. */
  'DELETE /order/items/:id': {
    input: { id: string }
    answer: { success: true; updatedFields: { orderId: string; fields: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusData: { status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; statusLabel: string; statusTextColor: "you" | "provider" | "moving" | "done" | "closed"; turn: "distributor" | "provider" | "carrier" | "none"; percentage: number; icon: string; actions: Array<{ action: "PLACE_AGAIN" | "MODIFY" | "CONFIRM"; label: string }>; hasStatusLink: boolean; linkText: string | null; docType: string | null; editable: boolean; toConfirm: boolean; choice: boolean; redoOrder: boolean }; subtotal: number; total: number; careCoinsUsed: number; shippingMethod: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode: "Airport" | "Road" | "Harbor"; destination: string | null; certificates: string; contactName: string | null; contactPhone: string | null; specialRequest: { documents: boolean; packing: boolean; preShipmentInspection: boolean; other: string | null } | null; documentStatus: string | null } } }
  }
  /** How the newest order to each of the company's shipping addresses was sent and invoiced: what the next one begins with. Permission: orders.place. */
  'GET /order/last-terms': {
    input: {}
    answer: Array<{ shippingAddressId: string; billingAddressId: string; num: string; shipping: { method: "EXW" | "FCA" | "FOB" | "CIP" | "CPT" | "CIF" | "DAP"; transportMode?: "Airport" | "Road" | "Harbor" | null; destination?: string | null }; certificates: Array<string> }>
  }
  /** What waits for the company, of all its orders: each status in which it is its turn, how many, by when the first; most urgent first. Orders that wait for an approval inside the company are there for who can give it. Permission: orders.read. */
  'GET /order/waiting': {
    input: {}
    answer: Array<{ status: "CANCELLED" | "WAITING_FOR_QUOTE" | "QUOTE_RECEIVED" | "CONFIRMED" | "WAITING_FOR_PREPAYMENT" | "IMPORT_LICENSE_DOCUMENT_REQUIRED" | "IN_PRODUCTION" | "PENDING_APPROVAL" | "WAITING_FOR_PREINSPECTION" | "SHIPPED" | "DELIVERED" | "BILLED"; toApprove: boolean; count: number; until: string | null; order: { id: string; num: string } | null }>
  }
  /** The company's orders of marketing and training material, newest first. Permission: loyalty.read. */
  'GET /partner-orders': {
    input: {}
    answer: Array<{ id: string; partnerProduct: { id: string; name: string }; costInCC: number; status: "IN_PROGRESS" | "SENT" | "CANCELLED"; creationDate: string; closedAt: string | null; note: string | null }>
  }
  /** Marketing and training material that CareCoins buy. Permission: loyalty.read. */
  'GET /partner-products': {
    input: {}
    answer: Array<{ id: string; name: string; priceInCC: number; description: string | null; kind: "BROCHURE" | "POSTER" | "DISPLAY" | "MODEL" | "TRAINING" | "EVENT" | "GIFT" }>
  }
  /** The product categories. Permission: portfolio.see. */
  'GET /products-categories': {
    input: {}
    answer: Array<{ id: string; name: string }>
  }
  /** The product sub-categories, each with its category. Permission: portfolio.see. */
  'GET /products-sub-categories': {
    input: {}
    answer: Array<{ id: string; name: string; productCategory: { id: string; name: string } }>
  }
  /** One product. Permission: portfolio.see. */
  'GET /products/:id': {
    input: { id: string }
    answer: { id: string; name: string; reference: string; MBDreferenceCode: string; description: string; technicalDescription: string; image: string; file: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }>; productSubCategory: { id: string; name: string; productCategory: { id: string; name: string } }; careCoinGroup1: number; careCoinGroup2: number; available?: boolean; minPrice?: number | null; price?: number | null; discount?: number; registrations?: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean }>; careCoins?: number | null; requested?: boolean }
  }
  /** The picture of a product: its photograph, or the drawing that follows from its reference. Permission: portfolio.see. */
  'GET /products/:id/picture': {
    input: { id: string }
    answer: unknown
  }
  /** What is bought with a product: its sub-category, and what else could interest. Permission: portfolio.see. */
  'GET /products/:id/related': {
    input: { id: string }
    answer: { frequentlyPurchasedWith: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; description: string; technicalDescription: string; image: string; file: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }>; productSubCategory: { id: string; name: string; productCategory: { id: string; name: string } }; careCoinGroup1: number; careCoinGroup2: number; available?: boolean; minPrice?: number | null; price?: number | null; discount?: number; registrations?: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean }>; careCoins?: number | null; requested?: boolean }>; interestedIn: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; description: string; technicalDescription: string; image: string; file: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }>; productSubCategory: { id: string; name: string; productCategory: { id: string; name: string } }; careCoinGroup1: number; careCoinGroup2: number; available?: boolean; minPrice?: number | null; price?: number | null; discount?: number; registrations?: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean }>; careCoins?: number | null; requested?: boolean }> }
  }
  /** The product sheet as a PDF. Permission: portfolio.see. */
  'GET /products/:id/sheet.pdf': {
    input: { id: string }
    answer: unknown
  }
  /** How long a product takes to each of the company's countries that it is registered in, in days. Permission: company.read. */
  'GET /products/:productId/lead-times': {
    input: { productId: string }
    answer: Array<{ productId: string; countryId: string; countryName: string; days: Array<number>; set: boolean }>
  }
  /** Every product of the portfolio, by category, sub-category and name. Permission: portfolio.see. */
  'GET /products/all': {
    input: {}
    answer: Array<{ id: string; name: string; reference: string; MBDreferenceCode: string; description: string; technicalDescription: string; image: string; file: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }>; productSubCategory: { id: string; name: string; productCategory: { id: string; name: string } }; careCoinGroup1: number; careCoinGroup2: number; available?: boolean; minPrice?: number | null; price?: number | null; discount?: number; registrations?: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean }>; careCoins?: number | null; requested?: boolean }>
  }
  /** The portfolio as a PDF, with the prices of the own countries for distributors. Permission: portfolio.see. */
  'GET /products/catalogue.pdf': {
    input: {}
    answer: unknown
  }
  /** The product with an MBD reference code. Permission: portfolio.see. */
  'GET /products/mbdReferenceCode/:code': {
    input: { code: string }
    answer: { id: string; name: string; reference: string; MBDreferenceCode: string; description: string; technicalDescription: string; image: string; file: string; artwork: "box" | "bottle" | "blister" | "tube" | "device" | "sachet" | "ring" | "kit" | "iud" | "implant" | "syringe" | "test" | "brush"; sterile: boolean; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }>; productSubCategory: { id: string; name: string; productCategory: { id: string; name: string } }; careCoinGroup1: number; careCoinGroup2: number; available?: boolean; minPrice?: number | null; price?: number | null; discount?: number; registrations?: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean }>; careCoins?: number | null; requested?: boolean }
  }
  /** Requests a new label of a product in a country. Permission: portfolio.request. */
  'POST /products/request-label/:id': {
    input: { id: string } & { countryId: string }
    answer: { success: boolean }
  }
  /** Requests a product that is not available in the region; another request changes nothing. Permission: portfolio.request. */
  'POST /products/request/:id': {
    input: { id: string }
    answer: { success: boolean; message: string }
  }
  /** What the own company requested of products and labels, newest first, with the answers. Permission: portfolio.request. */
  'GET /products/requests': {
    input: {}
    answer: Array<{ id: string; kind: "AVAILABILITY" | "LABEL"; product: { id: string; name: string; reference: string }; country: { id: string; name: string } | null; requestedAt: string; status: "OPEN" | "DONE" | "REFUSED"; answer: string | null; answeredAt: string | null }>
  }
  /** What a promo code would do to a section, line by line, or why nothing. Nothing is kept: the draft keeps it. Permission: cart.fill. */
  'POST /promo-codes/apply': {
    input: { code: string; countryId: string; subCategoryId: string; items: Array<{ productId: string; quantity: number }> }
    answer: { success: true; sectionId: string; promo: { code: string; type: "DISCOUNT" | "CASH_BACK" | "SHIPPING_DISCOUNT"; discount: number; productIds: Array<string> | null; cashBackAmount: number; shippingDiscount: number }; products: Array<{ id: string; name: string; reference: string }>; cashBackCareCoins: number; bonusCleared: number; lines: Array<{ productId: string; name: string; reference: string; quantity: number; covered: boolean; nonPromoCodeDiscountedPrice: number; percent: number; effectivePrice: number; promoCodeDiscount: number; totalEffectivePrice: number }>; nonPromoCodeDiscountedTotal: number; totalPromoCodeDiscount: number; nonCareCoinsDiscountedTotal: number }
  }
  /** The registrations in the distributor's countries, in every status. Permission: company.read. */
  'GET /registrations/current-distributor': {
    input: {}
    answer: Array<{ id: string; country: { id: string; name: string; code: string }; status: "REGISTERED" | "UNDER_RENEWAL" | "ELIGIBLE_FOR_IMPORT_WITH_LETTER" | "REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT" | "IN_PROGRESS" | "NOT_REGISTERED" | "SUSPENDED" | "EXPIRED" | "REJECTED"; creationDate: string; price: number | null; discount: number; effectivePrice: number | null; label: { id: string; code: string; name: string; file: string } | null; secondaryPackagingLabel: { id: string; code: string; name: string; file: string } | null; masterCartonLabel: { id: string; code: string; name: string; file: string } | null; shippingCartonLabel: { id: string; code: string; name: string; file: string } | null; otherLabel: { id: string; code: string; name: string; file: string } | null; agreementType: "DISTRIBUTOR" | "SUPPLIER" | "QUALITY_MEDICAL_DEVICES" | "QUALITY_MEDICINES" | null; agreementDocument: string | null; labelRequested: boolean; product: { id: string; name: string; reference: string; minimumOrderQuantity: number; orderQuantityStep: number; packagings: Array<{ id: string; name: string; units: number }> } }>
  }
  /** The reports of the own company, newest first, with all that was written about each. Permission: service.use. */
  'GET /reports': {
    input: { type?: "reportTender" | "reportCompetitor" | "reportLawChange" | "reportOrderIssue" }
    answer: Array<{ id: string; reference: string; type: "reportTender" | "reportCompetitor" | "reportLawChange" | "reportOrderIssue"; created_at: string; status: "RECEIVED" | "READ" | "ANSWERED" | "ACCEPTED" | "REFUSED" | "DONE"; country: { id: string; name: string }; comment: string; details: Array<{ field: "authority" | "product" | "quantity" | "closingDay" | "priceLevel" | "company" | "price" | "source" | "law" | "inForceFrom" | "products" | "lines" | "lot" | "wrong" | "foundOn"; value: string }>; order: { id: string; num: string } | null; closesOn: string | null; peopleAffected: boolean | null; author: string; readAt: string | null; readBy: string | null; acceptedAt: string | null; careCoins: number; messages: Array<{ id: string; by: "DISTRIBUTOR" | "PROVIDER"; what: "WROTE" | "SOLVED" | "REOPENED" | "MERGED"; author: string; own: boolean; at: string; text: string | null; files: Array<{ path: string; name: string }> }> }>
  }
  /** Files a report; country, comment and consent are required, what else belongs to its kind is kept. Permission: service.use. */
  'POST /reports': {
    input: { type: "reportTender" | "reportCompetitor" | "reportLawChange" | "reportOrderIssue"; state: { countryId: string; comment: string; consent: boolean; files?: Array<string>; authority?: string; product?: string; quantity?: string; closingDay?: string; priceLevel?: string; company?: string; price?: string; source?: string; law?: string; inForceFrom?: string; products?: string; orderId?: string; lines?: string; lot?: string; wrong?: string; foundOn?: string; peopleAffected?: boolean } }
    answer: { success: true; message: string; reference: string; id: string }
  }
  /** Writes to the provider about a report of the own company. Permission: service.use. */
  'POST /reports/:id/messages': {
    input: { id: string } & { comment: string; files?: Array<string> }
    answer: { success: true }
  }
  /** Lists everything of the library that is published for you, by kind. Permission: library.read. */
  'GET /resource-materials/': {
    input: {}
    answer: { videosAndTutorials: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; marketingMaterials: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; posAndPop: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; marketData: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; bestPractices: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; wcAcademy: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }> }
  }
  /** Shows one item with its text in parts, its languages, what is related to it and, of a film, where you left it. Permission: library.read. */
  'GET /resource-materials/:kind/:id': {
    input: { kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; id: string }
    answer: { item: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }; blocks: Array<{ type: "heading"; level: 2 | 3; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "paragraph"; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "list"; ordered: boolean; items: Array<Array<{ text: string; strong?: true; em?: true; link?: string }>> } | { type: "image"; file: string; alt: string }>; blocks2: Array<{ type: "heading"; level: 2 | 3; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "paragraph"; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "list"; ordered: boolean; items: Array<Array<{ text: string; strong?: true; em?: true; link?: string }>> } | { type: "image"; file: string; alt: string }>; languages: Array<{ id: string; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string } }>; film: { address: string; captions: string | null; second: number } | null; related: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; products: Array<{ id: string; name: string; image: string }> }
  }
  /** Lists the best practices that are published for you, newest first. Permission: library.read. */
  'GET /resource-materials/best-practices': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Answers the address of an item’s file, and records the download: you are notified when another file replaces it. Permission: library.read. */
  'POST /resource-materials/items/:id/download': {
    input: { id: string }
    answer: { url: string; name: string }
  }
  /** Says that you have seen an item as it is now: it is no longer marked as new. Permission: library.read. */
  'POST /resource-materials/items/:id/opened': {
    input: { id: string }
    answer: { success: true }
  }
  /** Keeps where you left a film, in seconds, 0 once you saw its end, and what you watched of it by then. Permission: library.read. */
  'PUT /resource-materials/items/:id/position': {
    input: { id: string } & { second: number; watched: Array<{ from: number; to: number }> }
    answer: { success: true }
  }
  /** Answers where an item’s file, or its film elsewhere, can be looked at. A document of the academy is done by it. Permission: library.read. */
  'POST /resource-materials/items/:id/preview': {
    input: { id: string }
    answer: { url: string; name: string }
  }
  /** Lists the studies and market data that are published for you, newest first. Permission: library.read. */
  'GET /resource-materials/market-data': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Lists the marketing materials that are published for you, newest first. Permission: library.read. */
  'GET /resource-materials/marketing-materials': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Lists what is published for your points of sale and of purchase, newest first. Permission: library.read. */
  'GET /resource-materials/pos-and-pop': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Marks everything that is in the library now as seen. Permission: library.read. */
  'POST /resource-materials/seen': {
    input: {}
    answer: { success: true }
  }
  /** Lists the videos and tutorials that are published for you, newest first. Permission: library.read. */
  'GET /resource-materials/videos-and-tutorials': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Lists the films, training materials and technical sheets that are published for you, newest first. Permission: library.read. */
  'GET /resource-materials/womancare-academy': {
    input: {}
    answer: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>
  }
  /** Lists your certificates of the academy, the newest first. Permission: library.read. */
  'GET /resource-materials/womancare-academy/certificates': {
    input: {}
    answer: Array<{ number: string; category: { id: string; name: string }; issuedAt: string; validUntil: string; valid: boolean }>
  }
  /** Gives you the certificate of a category, once every item of it is done; while one is valid, there is no other. Permission: library.read. */
  'POST /resource-materials/womancare-academy/certificates': {
    input: { categoryId: string }
    answer: { success: true }
  }
  /** Answers a certificate of yours as PDF. Permission: library.read. */
  'GET /resource-materials/womancare-academy/certificates/:number/pdf': {
    input: { number: string }
    answer: unknown
  }
  /** Shows an entry of the academy with the films, training materials and technical sheets of its category, and what of them you have done. Permission: library.read. */
  'GET /resource-materials/womancare-academy/entry/:resourceId': {
    input: { resourceId: string }
    answer: { entry: { id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }; blocks: Array<{ type: "heading"; level: 2 | 3; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "paragraph"; runs: Array<{ text: string; strong?: true; em?: true; link?: string }> } | { type: "list"; ordered: boolean; items: Array<Array<{ text: string; strong?: true; em?: true; link?: string }>> } | { type: "image"; file: string; alt: string }>; items: Array<{ id: string; kind: "videos-and-tutorials" | "marketing-materials" | "womancare-academy" | "pos-and-pop" | "market-data" | "best-practices"; revision: number; title: string; excerpt: string; introduction: string; content: string; content2: string; file: { name: string; mediaType: string; bytes: number; pages: number | null; seconds: number | null } | null; image: string | null; imageText: string; thumbnail: string | null; creationDate: string; highlight: boolean; externalLink: string | null; contentType: "VIDEO" | "TRAINING_MATERIAL" | "TECHNICAL_SHEET" | null; language: { id: "en" | "fr" | "es" | "pt" | "ru" | "ar"; name: string }; product: { id: string; name: string; image: string } | null; resource: { id: string; title: string; introduction: string; image: string | null; subject: string | null; materialType: string | null; region: string | null; productCategory: { id: string; name: string } | null }; mark: "NEW" | "UPDATED" | null; done: boolean }>; films: Record<string, { address: string; captions: string | null; second: number }>; products: Array<{ id: string; name: string; image: string }>; progress: { done: number; of: number }; certificate: { number: string; category: { id: string; name: string }; issuedAt: string; validUntil: string; valid: boolean } | null }
  }
  /** Answers the single-use address that one file of this type can be PUT to, for one purpose. Permission: files.ask. */
  'GET /s3/bucket/url': {
    input: { type: string | number; bucket: string | number }
    answer: { url: string }
  }
  /** What the company ordered and forecast, by product, country and month. Permission: orders.read. */
  'GET /sales-chart': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number }
    answer: Array<{ category_id: string; category_name: string; subCategory_id: string; subCategory_name: string; product_id: string; product_name: string; country_id: string; country_name: string; year: number; key: string; orderCount: number; orderQuantity: number; orderValue: number; forecastOrderCount: number; forecastOrderQuantity: number; forecastQuantityBefore: number | null }>
  }
  /** The events that the figures of a month, or of all months, are the sum of, in the order of the log and by month: the first 400. Permission: orders.read. */
  'GET /sales-chart/events': {
    input: { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number; key?: string | number }
    answer: { total: number; events: Array<{ position: number; at: string; kind: "ORDERED" | "CHANGED" | "ENDED" | "FORECAST" | "FORECAST_DELETED"; order: { id: string; num: string } | null; forecastId: string | null; distributor: { id: string; name: string } | null; product: { id: string; name: string }; country: { id: string; name: string }; key: string; orders: number; quantity: number; value: number }> }
  }
  /** The rows of the chart as a spreadsheet, the latest 5 000 at most. Permission: orders.read. */
  'GET /sales-chart/export.:format': {
    input: { format: "csv" | "xlsx" } & { categoryId?: string | number; subCategoryId?: string | number; productId?: string | number; countryId?: string | number; year?: string | number; from?: string | number; upto?: string | number; asOf?: string | number }
    answer: unknown
  }
  /** The company's standing orders: the next one first, those that have ended last, 100 at most. Permission: orders.read. */
  'GET /standing-orders': {
    input: {}
    answer: Array<{ id: string; state: "ACTIVE" | "WAITS_FOR_REVIEW" | "PAUSED" | "ENDED"; country: { id: string; name: string }; lines: Array<{ product: { id: string; name: string }; packaging: { id: string; name: string } | null; quantity: number; price: number }>; everyMonths: 1 | 2 | 3; day: number; until: string | null; nextOn: string | null; placeBy: string | null; changes: Array<{ what: "PRODUCT" | "PRICE" | "REGISTRATION" | "PACKAGING" | "QUANTITY" | "PERSON" | "CART"; productName: string | null; from: string | null; to: string | null; blocks: boolean }>; person: string; version: number }>
  }
  /** Creates a standing order by the prices, registrations and packagings of this moment. On its days it is put into the cart of this person; it is never placed by itself. Permission: orders.place. */
  'POST /standing-orders': {
    input: { countryId: string; lines: Array<{ productId: string; packagingId: string | null; quantity: number }>; everyMonths: 1 | 2 | 3; day: number; until: string | null }
    answer: { success: true; id: string }
  }
  /** Ends a standing order. What is in a cart stays there. Permission: orders.place. */
  'DELETE /standing-orders/:id': {
    input: { id: string }
    answer: { success: true }
  }
  /** Changes products, quantities and days of a standing order, by the terms of this moment, which ends a review. `version` is the one that was read. Permission: orders.place. */
  'PUT /standing-orders/:id': {
    input: { id: string } & { version: number; lines: Array<{ productId: string; packagingId: string | null; quantity: number }>; everyMonths: 1 | 2 | 3; day: number; until: string | null }
    answer: { success: true }
  }
  /** Pauses a standing order until it is resumed. Permission: orders.place. */
  'POST /standing-orders/:id/pause': {
    input: { id: string }
    answer: { success: true }
  }
  /** Resumes a standing order from its next day on. What was not put into a cart meanwhile is not made up for. Permission: orders.place. */
  'POST /standing-orders/:id/resume': {
    input: { id: string }
    answer: { success: true }
  }
  /** Accepts what has changed since a standing order was agreed; it goes on, and its products come into the cart. 409 where one of them cannot be ordered any more. Permission: orders.place. */
  'POST /standing-orders/:id/review': {
    input: { id: string } & { version: number }
    answer: { success: true }
  }
  /** The active users of the company, newest first. Permission: company.read. */
  'GET /users': {
    input: {}
    answer: Array<{ id: string; creationDate: string; username: string; email: string; civility: "MR" | "MS" | "OTHER"; firstname: string; lastname: string; fullName: string; phone: string; phone2: string | null; role: "PROCUREMENT" | "MARKETING" | "SALES" | "OPERATIONS" | "QUALITY" | "MARKETING_STAFF" | "ANALYST" | "ADMIN"; job: string }>
  }
  /** Everybody of the company: active, invited and deactivated, newest first. Permission: company.read. */
  'GET /users/team': {
    input: {}
    answer: Array<{ id: string; creationDate: string; username: string; email: string; civility: "MR" | "MS" | "OTHER"; firstname: string; lastname: string; fullName: string; phone: string; phone2: string | null; role: "PROCUREMENT" | "MARKETING" | "SALES" | "OPERATIONS" | "QUALITY" | "MARKETING_STAFF" | "ANALYST" | "ADMIN"; job: string; state: "ACTIVE" | "INVITED" | "INVITATION_EXPIRED" | "DEACTIVATED" | "ERASED"; invitedUntil: string | null; linkAskedAt: string | null; lastSeenAt: string | null; pendingEmail: string | null }>
  }
  /** Opens a ticket, which is answered within 48 hours. Permission: service.use. */
  'POST /zendesk/ticket': {
    input: { department: "Sales" | "Customer service" | "Quality" | "Regulatory" | "Logistics" | "Finance"; subject: string; comment: string; files?: Array<string>; about?: { kind: "ORDER" | "INVOICE" | "PRODUCT" | "DOCUMENT" | "LABEL" | "REPORT"; id: string }; sharing?: "COMPANY" | "PRIVATE" }
    answer: { success: true; message: string; ticket: { id: string; reference: string; created_at: string; status: "OPEN" | "ANSWERED" | "SOLVED" | "CLOSED" } }
  }
  /** One ticket with all that both sides wrote, the oldest first. Permission: service.use. */
  'GET /zendesk/ticket/:id': {
    input: { id: string }
    answer: { id: string; reference: string; created_at: string; subject: string; status: "OPEN" | "ANSWERED" | "SOLVED" | "CLOSED"; description: { date: string; department: "Sales" | "Customer service" | "Quality" | "Regulatory" | "Logistics" | "Finance"; comment: string }; author: string; own: boolean; sharing: "COMPANY" | "PRIVATE"; about: { kind: "ORDER" | "INVOICE" | "PRODUCT" | "DOCUMENT" | "LABEL" | "REPORT"; id: string; label: string } | null; answerDueAt: string | null; overdue: boolean; closesAt: string | null; rating: { helped: boolean; text: string | null } | null; mergedInto: { id: string; reference: string } | null; tookIn: Array<{ id: string; reference: string }>; messages: Array<{ id: string; by: "DISTRIBUTOR" | "PROVIDER"; what: "WROTE" | "SOLVED" | "REOPENED" | "MERGED"; author: string; own: boolean; at: string; text: string | null; files: Array<{ path: string; name: string }> }> }
  }
  /** Writes to the provider in a ticket; a solved one is reopened by it. Permission: service.use. */
  'POST /zendesk/ticket/:id/messages': {
    input: { id: string } & { comment: string; files?: Array<string> }
    answer: { success: true }
  }
  /** Says whether the answer to a solved ticket helped, and why; the last answer counts. Permission: service.use. */
  'PUT /zendesk/ticket/:id/rating': {
    input: { id: string } & { helped: boolean; text?: string }
    answer: { success: true }
  }
  /** Reopens a solved ticket, which is answered within 48 hours. Permission: service.use. */
  'PUT /zendesk/ticket/:id/reopen': {
    input: { id: string }
    answer: { success: true }
  }
  /** Marks a ticket as solved; it can be reopened for 14 days. Permission: service.use. */
  'PUT /zendesk/ticket/:id/solve': {
    input: { id: string }
    answer: { success: true }
  }
  /** The tickets of the own company, newest first, without the private ones of colleagues. Permission: service.use. */
  'GET /zendesk/tickets': {
    input: {}
    answer: Array<{ id: string; reference: string; created_at: string; subject: string; status: "OPEN" | "ANSWERED" | "SOLVED" | "CLOSED"; description: { date: string; department: "Sales" | "Customer service" | "Quality" | "Regulatory" | "Logistics" | "Finance"; comment: string }; author: string; own: boolean; sharing: "COMPANY" | "PRIVATE"; about: { kind: "ORDER" | "INVOICE" | "PRODUCT" | "DOCUMENT" | "LABEL" | "REPORT"; id: string; label: string } | null; answerDueAt: string | null; overdue: boolean; closesAt: string | null; rating: { helped: boolean; text: string | null } | null; mergedInto: { id: string; reference: string } | null; tookIn: Array<{ id: string; reference: string }> }>
  }
}
