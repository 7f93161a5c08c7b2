import styles from "./form.module.css";

export function FormMessages({ messages }: { messages: string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={styles.messages} role="alert">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
