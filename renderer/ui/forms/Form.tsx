import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSend(): unknown;
}

/** A form that does something when it is sent; the page stays. */
export const Form = ({ onSend, ...rest }: FormProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
    {...rest}
  />
);
