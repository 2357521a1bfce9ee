import { UserList } from './user-list.tsx'

export default function ActiveUsersScreen() {
  return <UserList active />
}
