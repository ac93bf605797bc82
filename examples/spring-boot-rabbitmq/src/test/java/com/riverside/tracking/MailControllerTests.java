package com.riverside.tracking;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.amqp.core.Message;
import org.springframework.amqp.core.ReturnedMessage;
import org.springframework.amqp.rabbit.connection.CorrelationData;
import org.springframework.amqp.rabbit.connection.CorrelationData.Confirm;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

/** What a client hears of what the broker says. Needs no broker. */
class MailControllerTests {

    private static final String TASK = """
            {"id": "m-1", "parcelId": "PX-20417", "recipient": "lena@riverside.example",
             "template": "delivered"}""";

    private final RabbitTemplate rabbit = mock(RabbitTemplate.class);
    private final MockMvc mvc = MockMvcBuilders
            .standaloneSetup(new MailController(new MailSender(rabbit))).build();

    @Test
    void acceptsATaskThatTheBrokerStored() throws Exception {
        brokerDoes(sent -> sent.getFuture().complete(new Confirm(true, null)));
        postMail(TASK).andExpect(status().isAccepted());
    }

    @Test
    void isUnavailableWhenTheBrokerRefuses() throws Exception {
        brokerDoes(sent -> sent.getFuture().complete(new Confirm(false, "disk full")));
        postMail(TASK).andExpect(status().isServiceUnavailable());
    }

    @Test
    void isUnavailableWhenNoQueueTakesTheTask() throws Exception {
        brokerDoes(sent -> {
            sent.setReturned(new ReturnedMessage(new Message(new byte[0]), 312, "NO_ROUTE",
                    MailTopology.EXCHANGE, "mail.delivered"));
            sent.getFuture().complete(new Confirm(true, null));
        });
        postMail(TASK).andExpect(status().isServiceUnavailable());
    }

    @Test
    void refusesATaskWithoutTemplate() throws Exception {
        postMail("{\"id\": \"m-2\"}").andExpect(status().isBadRequest());
        verifyNoInteractions(rabbit);
    }

    private void brokerDoes(Consumer<CorrelationData> answer) {
        doAnswer(call -> {
            answer.accept(call.getArgument(3));
            return null;
        }).when(rabbit).convertAndSend(
                anyString(), anyString(), any(Object.class), any(CorrelationData.class));
    }

    private ResultActions postMail(String body) throws Exception {
        return mvc.perform(post("/mails").contentType(MediaType.APPLICATION_JSON).content(body));
    }
}
