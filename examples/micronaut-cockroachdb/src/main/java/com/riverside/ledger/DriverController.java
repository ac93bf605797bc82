package com.riverside.ledger;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.serde.annotation.Serdeable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import java.math.BigDecimal;
import java.util.List;

@Controller("/drivers/{driverId}")
@ExecuteOn(TaskExecutors.BLOCKING)
public class DriverController {

    private final BookingRepository bookings;

    private final PayoutService payouts;

    DriverController(BookingRepository bookings, PayoutService payouts) {
        this.bookings = bookings;
        this.payouts = payouts;
    }

    @Serdeable
    public record NewBooking(
            @NotNull @Pattern(regexp = "PX-\\d{1,15}") String parcelId,
            @NotNull @Positive @Digits(integer = 10, fraction = 2) BigDecimal amount) {
    }

    @Get("/bookings")
    public List<Booking> list(String driverId) {
        return bookings.findTop100ByDriverIdOrderByBookedAtDesc(driverId);
    }

    @Post("/bookings")
    public HttpResponse<Booking> book(
            @Pattern(regexp = "D-\\d{1,15}") String driverId, @Body @Valid NewBooking booking) {
        return HttpResponse.created(
                bookings.save(Booking.open(booking.parcelId(), driverId, booking.amount())));
    }

    @Post("/payouts")
    public HttpResponse<Payout> pay(String driverId) {
        return payouts.pay(driverId)
                .map(HttpResponse::created)
                .orElseGet(HttpResponse::noContent);
    }
}
