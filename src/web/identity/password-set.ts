/** For the sign-in page, as state of its address: a new password was just set. */
export const PASSWORD_SET = 'password-set'
