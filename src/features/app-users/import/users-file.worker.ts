/** Reads and judges files of users. */
import { expose } from 'comlink'
import { checkUsersFile } from './check-users-file.ts'

expose({ checkUsersFile })
